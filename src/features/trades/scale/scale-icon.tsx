import { icon } from '#ui/basics/icon.css.ts'

/** Icons of the scale, on the grid of `iconPaths`. Separate, because screens without a scale don't need them. */
const paths = {
  scale: 'M4.5 8.5h11l1 8h-13zM6 8.5V5.5h8v3M8.5 5.5h3M10 13.8a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z',
  plug: 'M7 3v4M13 3v4M5 7h10v2.5a5 5 0 0 1-10 0zM10 14.5V17.5',
} as const

export const ScaleIcon = ({ name }: { name: keyof typeof paths }) => (
  <svg className={icon} viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
