import { useMemo } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { type Condition, readConditions, withoutCondition, writeConditions } from '#domain/filters/conditions.ts'
import { chipWords } from '#domain/filters/filter-words.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { families } from '#rules/families.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { FamilyDot } from '#ui/figures/family-dot.tsx'
import { screenOnly } from '#ui/layout/print.css.ts'
import * as css from './filter.css.ts'
import { useRecordNames } from './use-record-names.ts'

type ChipsProps = {
  resource: string
  filter: string | undefined
  rows: readonly object[]
  onChange: (filter: string | undefined) => void
  /** Opens the dialog that saves these filters as a view. */
  onSave: () => void
}

function Chip({ condition, name, onRemove }: { condition: Condition; name: string | null; onRemove: () => void }) {
  const locale = useLocale()
  const { label, value } = chipWords(condition, name, locale)
  const family = condition.name === 'family' ? families.find(each => each === condition.value) : undefined
  const words = label === null ? value : t('{label}: {value}', { label, value: isolated(value) })
  return (
    <li className={css.chip}>
      {family ? <FamilyDot family={family} /> : null}
      <span>
        {label === null ? null : <span className={css.label}>{`${label}: `}</span>}
        <bdi className={css.value}>{value}</bdi>
      </span>
      <button
        type="button"
        className={css.remove}
        aria-label={t('Remove filter {name}', { name: words })}
        onClick={onRemove}
        onKeyDown={event => {
          if (event.key !== 'Backspace' && event.key !== 'Delete') return
          event.preventDefault()
          onRemove()
        }}
      >
        <Icon name="x" />
      </button>
    </li>
  )
}

/** Filters of a list, one chip each. Backspace removes the focused filter; the focus moves to the next. */
export function FilterChips({ resource, filter, rows, onChange, onSave }: ChipsProps) {
  const conditions = useMemo(() => readConditions(filter ?? '', resource), [filter, resource])
  const nameOf = useRecordNames(conditions, rows)
  const rescue = useFocusRescue({
    items: 'li',
    next: ({ items, position }) =>
      (items[position] ?? items.at(-1))?.querySelector('button') ??
      document.querySelector<HTMLElement>('[aria-keyshortcuts="Control+Shift+F"]'),
  })
  return (
    <div {...rescue}>
      {conditions.length > 0 ? (
        <ul className={css.chips} aria-label={t('Filters')}>
          {conditions.map(condition => (
            <Chip
              key={`${condition.name} ${condition.value}`}
              condition={condition}
              name={nameOf(condition)}
              onRemove={() => onChange(writeConditions(withoutCondition(conditions, condition)))}
            />
          ))}
          <li className={screenOnly}>
            <Button variant="quiet" onPress={() => onChange(undefined)}>
              {t('Clear all')}
            </Button>
          </li>
          <li className={`${css.end} ${screenOnly}`}>
            <Button icon="bookmark" onPress={onSave}>
              {t('Save view')}
            </Button>
          </li>
        </ul>
      ) : null}
    </div>
  )
}
