import { icon } from './icon.css.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
