import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '#ui/basics/icon.tsx'
import { Name } from '#ui/basics/name.tsx'
import * as css from './tag.css.ts'

/** A list of tags; `labelledBy` is the id of what names it. */
export function Tags({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <ul className={css.tags} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}

/** One of the options that are chosen, in a list of `Tags`. Its button is named "Remove <name>". */
export function Tag({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className={css.tag}>
      <span className={css.words}>
        <Name>{name}</Name>
      </span>
      <Button className={css.remove} aria-label={`Remove ${name}`} onPress={onRemove}>
        <Icon name="x" />
      </Button>
    </li>
  )
}
