import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Dialog as AriaDialog } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { useUser } from '#actors/environment.tsx'
import { type Condition, type FilterName, readConditions, writeConditions } from '#domain/filters/conditions.ts'
import { filterTitles } from '#domain/filters/filter-titles.ts'
import { t } from '#messages/message.ts'
import { media } from '#theme/breakpoints.ts'
import { Button } from '#ui/basics/button.tsx'
import { useFocusWhenRendered } from '#ui/basics/use-focus-when-rendered.ts'
import { useMediaQuery } from '#ui/layout/use-media-query.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import * as look from '#ui/overlays/popover.css.ts'
import { backToFilters, intoValues } from './filter-keys.ts'
import * as css from './filter-menu.css.ts'
import { permittedFilters } from './filter-names.ts'
import { FilterSearch } from './filter-search.tsx'
import { FilterValues } from './filter-values.tsx'

type ChooserProps = {
  resource: string
  filter: string | undefined
  onChange: (filter: string | undefined) => void
  /** True on phones, where choosing a filter and choosing its values are two steps. */
  isInSteps: boolean
}

/** Returns the initially focused control among the values of a filter. */
const firstControl = (values: HTMLElement | null) =>
  values?.querySelector<HTMLElement>('input:checked') ??
  values?.querySelector<HTMLElement>('input, button:not([tabindex="-1"])')

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

function Names({
  names,
  conditions,
  name,
  onName,
  onEnter,
  onRemove,
  onLetter,
  isFocused,
}: {
  names: readonly FilterName[]
  conditions: readonly Condition[]
  name: FilterName
  onName: (name: FilterName) => void
  onEnter: () => void
  onRemove: (name: FilterName) => void
  /** Called when the user presses a letter key, before the letter is entered. */
  onLetter: () => void
  /** True to focus the list on mount. */
  isFocused: boolean
}) {
  const isSet = (each: FilterName) => conditions.some(condition => condition.name === each)
  return (
    <div
      role="presentation"
      className={css.names}
      onKeyDownCapture={event => {
        if (isLetter(event)) {
          event.stopPropagation()
          return onLetter()
        }
        if (event.key === intoValues) onEnter()
        else if (event.key === 'Backspace') onRemove(name)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <ListBox
        className={css.list}
        aria-label={t('Filters')}
        autoFocus={isFocused}
        disallowEmptySelection
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={[name]}
        onSelectionChange={keys => {
          const chosen = names.find(each => keys !== 'all' && keys.has(each))
          if (chosen) onName(chosen)
        }}
        onAction={onEnter}
      >
        {names.map(each => (
          <ListBoxItem key={each} id={each} textValue={filterTitles[each]} className={look.item}>
            <span>{filterTitles[each]}</span>
            {isSet(each) ? <span className={css.mark} role="img" aria-label={t('Set')} /> : null}
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  )
}

/**
 * Filters on one side, values of the chosen filter on the other. The arrow keys move between them; letters search both.
 */
function Chooser({ resource, filter, onChange, isInSteps }: ChooserProps) {
  const user = useUser()
  const names = useMemo(() => permittedFilters(resource, user), [resource, user])
  const conditions = useMemo(() => readConditions(filter ?? '', resource), [filter, resource])
  const [name, setName] = useState<FilterName>(names[0] ?? 'family')
  const [isIn, setIn] = useState(false)
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const values = useRef<HTMLDivElement>(null)
  const panes = useRef<HTMLDivElement>(null)
  const focusOnceRendered = useFocusWhenRendered()
  const change = (next: readonly Condition[]) => onChange(writeConditions(next))
  const toNames = () => panes.current?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]')?.focus()
  const toValues = () => {
    setIn(true)
    if (!isInSteps) firstControl(values.current)?.focus()
  }
  const leave = (event: KeyboardEvent) => {
    const { target } = event
    const isText = target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)
    if (event.key !== backToFilters || isText || isInSteps) return
    event.preventDefault()
    event.stopPropagation()
    toNames()
  }
  return (
    <>
      {isInSteps && isIn ? null : (
        <FilterSearch
          {...{ names, conditions, text }}
          field={search}
          onText={next => {
            setText(next)
            setIn(false)
          }}
          onName={chosen => {
            setName(chosen)
            setIn(true)
            focusOnceRendered(() => firstControl(values.current))
          }}
          onChange={change}
          onLeave={toNames}
        />
      )}
      {text === '' ? (
        <div ref={panes} className={css.panes}>
          {isInSteps && isIn ? null : (
            <Names
              {...{ names, conditions, name }}
              isFocused={!isIn}
              onName={setName}
              onEnter={toValues}
              onRemove={removed => change(conditions.filter(condition => condition.name !== removed))}
              onLetter={() => search.current?.focus()}
            />
          )}
          {isInSteps && !isIn ? null : (
            <div
              ref={values}
              className={css.values}
              role="group"
              aria-label={filterTitles[name]}
              onKeyDownCapture={leave}
            >
              {isInSteps ? <Button onPress={() => setIn(false)}>{t('All filters')}</Button> : null}
              <FilterValues key={name} {...{ name, conditions }} onChange={change} />
            </div>
          )}
        </div>
      ) : null}
    </>
  )
}

/** Filters of a list: a popover, or a sheet on phones. */
export function FilterMenu({
  anchor,
  isOpen,
  onClose,
  ...chooser
}: Omit<ChooserProps, 'isInSteps'> & {
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
}) {
  const isInSteps = useMediaQuery(media.small)
  if (isInSteps) {
    return (
      <Dialog isOpen={isOpen} onClose={onClose} title={t('Filter')}>
        <Chooser {...chooser} isInSteps />
      </Dialog>
    )
  }
  return (
    <Popover
      className={`${look.popover} ${css.popover}`}
      trigger="DialogTrigger"
      triggerRef={anchor}
      placement="bottom start"
      offset={6}
      isOpen={isOpen}
      onOpenChange={isStillOpen => {
        if (!isStillOpen) onClose()
      }}
    >
      <AriaDialog aria-label={t('Filter')} className={look.list}>
        <Chooser {...chooser} isInSteps={false} />
        <p className={css.keys}>{t('→ opens the values, ← returns, Backspace removes the filter, Esc closes.')}</p>
      </AriaDialog>
    </Popover>
  )
}
