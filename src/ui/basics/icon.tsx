import { icon } from './icon.css.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

/** A drawing beside words that say the same; it is never announced. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
