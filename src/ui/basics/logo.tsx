import * as css from './logo.css.ts'

export function Logo() {
  return (
    <span className={css.logo}>
      <svg className={css.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={css.first} d="M10.2 9.2 16 4.6l5.8 4.6" />
        <path className={css.second} d="M25.2 14.2 27 21.4l-6.6 3.2" />
        <path className={css.third} d="M11.6 26.2 5 22.6l1.6-7.2" />
      </svg>
      <span className={css.word}>threereco</span>
    </span>
  )
}
