import type { KeyboardEvent, RefObject } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { localDay } from '#domain/figures/periods.ts'
import { type Condition, type FilterName, withCondition } from '#domain/filters/conditions.ts'
import { filterTitles } from '#domain/filters/filter-titles.ts'
import { t } from '#messages/message.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { input } from '#ui/fields/field.css.ts'
import * as look from '#ui/overlays/popover.css.ts'
import * as css from './filter-menu.css.ts'
import { filterOptions } from './filter-options.ts'

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

/** Search for filters and their fixed values. Results replace the panes while the field has text. */
export function FilterSearch({ names, conditions, text, field, onText, onName, onChange, onLeave }: FilterSearchProps) {
  const locale = useLocale()
  const today = localDay(useEnvironment().now())
  const { contains } = useFilter({ sensitivity: 'base' })
  const found = names.flatMap(name => [
    { id: name, label: filterTitles[name], of: '', act: () => onName(name) },
    ...(filterOptions(name, today, locale) ?? []).map(({ id: value, label }) => ({
      id: `${name} ${value}`,
      label,
      of: filterTitles[name],
      act: () => onChange(withCondition(conditions, { name, value })),
    })),
  ])
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && text === '') onLeave()
  }
  return (
    <Autocomplete inputValue={text} onInputChange={onText} filter={contains}>
      <SearchField className={css.search} aria-label={t('Find a filter or a value')} onKeyDown={leave}>
        <Icon name="search" />
        <Input ref={field} className={input} placeholder={t('Find a filter or a value')} autoComplete="off" />
      </SearchField>
      {text === '' ? null : (
        <ListBox
          className={css.found}
          aria-label={t('Filters and values')}
          items={found}
          renderEmptyState={() => t('No filter or value found.')}
          onAction={key => {
            onText('')
            found.find(({ id }) => id === key)?.act()
          }}
        >
          {({ id, label, of }) => (
            <ListBoxItem id={id} textValue={label} className={look.item}>
              <span>{label}</span>
              <span className={look.itemDetail}>{of}</span>
            </ListBoxItem>
          )}
        </ListBox>
      )}
    </Autocomplete>
  )
}
