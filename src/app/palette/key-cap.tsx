import { Fragment } from 'react'
import { cap } from '#ui/keys/kbd.css.ts'
import { keySigns } from '#ui/keys/key-signs.ts'
import * as css from './palette-dialog.css.ts'

/** Renders each key as a key cap: `Ctrl+K` as one cap, `G T` as two. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span className={css.caps}>
      {keys.split(' ').map((key, at) => (
        <Fragment key={key}>
          {at === 0 ? null : ' '}
          <kbd className={cap}>{keySigns(key)}</kbd>
        </Fragment>
      ))}
    </span>
  )
}
