import type { KeyboardEvent, RefObject } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { localDay } from '#domain/figures/periods.ts'
import { type Condition, type FilterName, withCondition } from '#domain/filters/conditions.ts'
import { filterTitles } from '#domain/filters/filter-titles.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { MarkedText } from '#ui/basics/marked-text.tsx'
import { input } from '#ui/fields/field.css.ts'
import * as look from '#ui/overlays/popover.css.ts'
import { emptyNote } from '#ui/pickers/choice-search.ts'
import { intoValues } from './filter-keys.ts'
import { useFilterRecords } from './filter-lookups.ts'
import * as css from './filter-menu.css.ts'
import { filterOptions } from './filter-options.ts'
import { recordNames } from './use-record-names.ts'

type FilterSearchProps = {
  names: readonly FilterName[]
  conditions: readonly Condition[]
  text: string
  field: RefObject<HTMLInputElement | null>
  onText: (text: string) => void
  /** Opens the values of a filter. */
  onName: (name: FilterName) => void
  onChange: (conditions: readonly Condition[]) => void
  /** Called with the down arrow while the field is empty. */
  onLeave: () => void
}

type Result = { id: string; name: FilterName; label: string; act: () => void }

/**
 * Search for filters, their fixed values, and records. Results replace the panes while the field has text. Enter applies
 * the highlighted result; the arrow key towards the values opens its filter.
 */
export function FilterSearch({ names, conditions, text, field, onText, onName, onChange, onLeave }: FilterSearchProps) {
  const locale = useLocale()
  const today = localDay(useEnvironment().now())
  const { contains } = useFilter({ sensitivity: 'base' })
  const records = recordNames(useEnvironment())
  const { search, records: foundRecords } = useFilterRecords(names)
  const apply = (name: FilterName, value: string) => () => onChange(withCondition(conditions, { name, value }))
  const fixed = names.flatMap((name): Result[] => [
    { id: name, name, label: filterTitles[name], act: () => onName(name) },
    ...(filterOptions(name, today, locale) ?? []).map(({ id: value, label }) => ({
      id: `${name} ${value}`,
      name,
      label: t('{label}: {value}', { label: filterTitles[name], value: label }),
      act: apply(name, value),
    })),
  ])
  const found = [
    ...fixed.filter(({ label }) => contains(label, text.trim())),
    ...foundRecords.map(({ id, name, value, label }) => ({
      id,
      name,
      label: t('{label}: {value}', { label: filterTitles[name], value: isolated(label) }),
      act: () => {
        records.set(value, label)
        apply(name, value)()
      },
    })),
  ]
  const change = (typed: string) => {
    onText(typed)
    search.onSearch(typed)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && text === '') return onLeave()
    const { current } = field
    const highlighted = document.getElementById(current?.getAttribute('aria-activedescendant') ?? '')
    // The highlight follows late results after a delay.
    const result = found.find(({ id }) => id === highlighted?.dataset['key']) ?? found[0]
    const isEarlyEnter = event.key === 'Enter' && highlighted === null
    const isInto = event.key === intoValues && current?.selectionStart === text.length
    if (text === '' || !result || !(isEarlyEnter || isInto)) return
    event.preventDefault()
    change('')
    if (isInto) onName(result.name)
    else result.act()
  }
  return (
    <Autocomplete inputValue={text} onInputChange={change}>
      <SearchField className={css.search} aria-label={t('Find a filter or a value')} onKeyDown={onKey}>
        <Icon name="search" />
        <Input ref={field} className={input} placeholder={t('Find a filter or a value')} autoComplete="off" />
      </SearchField>
      {text === '' ? null : (
        <ListBox
          className={css.found}
          aria-label={t('Filters and values')}
          items={found}
          renderEmptyState={() => emptyNote(search)}
          onAction={key => {
            change('')
            found.find(({ id }) => id === key)?.act()
          }}
        >
          {({ id, label }) => (
            <ListBoxItem id={id} textValue={label} className={look.item}>
              <span>
                <MarkedText text={label} term={text} />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      )}
      {text !== '' && search.status === 'failed' ? (
        <div className={css.failure}>
          {t('The search failed.')}
          <Button icon="retry" onPress={search.onRetry}>
            {t('Retry')}
          </Button>
        </div>
      ) : null}
    </Autocomplete>
  )
}
