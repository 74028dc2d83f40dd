import * as css from './auth-layout.css.ts'

const streams = ['metal', 'plastic', 'paper', 'glass', 'organic'] as const

/** Five families of material drawing together: the picture beside the sign-in forms. Decoration only. */
export function Flows() {
  return (
    <svg className={css.picture} viewBox="0 0 720 900" preserveAspectRatio="none" aria-hidden="true">
      {streams.map((family, i) => {
        const from = 110 + i * 150
        const to = 250 + i * 92
        const d = `M0 ${from}C260 ${from} 380 ${to} 720 ${to}`
        return <path key={family} className={css.stream[family]} d={d} strokeWidth={84 - i * 8} />
      })}
    </svg>
  )
}
