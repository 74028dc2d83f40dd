import { icon, mirrored } from './icon.css.ts'
import { type IconName, iconPaths } from './icon-paths.ts'

/** Icons that are mirrored in right-to-left layouts. */
const pointing: ReadonlySet<IconName> = new Set(['chevron-left', 'chevron-right', 'logout'])

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={pointing.has(name) ? `${icon} ${mirrored}` : icon} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
