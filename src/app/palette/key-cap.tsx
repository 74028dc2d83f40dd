import { Fragment } from 'react'
import * as css from './key-cap.css.ts'

/** Whether this computer has a ⌘ where others have Ctrl. */
const isMac = () => /^(Mac|iP)/.test(navigator.platform)

const signs: Readonly<Record<string, string>> = { Enter: '↵', ...(isMac() ? { Ctrl: '⌘' } : {}) }

/** A key as it stands on a keyboard: `Ctrl+K` is one cap, `G T` are two. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className={css.caps}>
      {keys.split(' ').map((key, at) => (
        <Fragment key={key}>
          {at === 0 ? null : ' '}
          <kbd className={css.cap}>
            {key
              .split('+')
              .map(part => signs[part] ?? part)
              .join(' ')}
          </kbd>
        </Fragment>
      ))}
    </span>
  )
}
