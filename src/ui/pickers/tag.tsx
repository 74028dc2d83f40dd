import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { t } from '#messages/message.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Name } from '#ui/basics/name.tsx'
import * as css from './tag.css.ts'

export function Tags({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <ul className={css.tags} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}

/** Chosen option inside `Tags`. Its button has the name "Remove <name>". */
export function Tag({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className={css.tag}>
      <span className={css.words}>
        <Name>{name}</Name>
      </span>
      <Button className={css.remove} aria-label={t('Remove {name}', { name })} onPress={onRemove}>
        <Icon name="x" />
      </Button>
    </li>
  )
}
