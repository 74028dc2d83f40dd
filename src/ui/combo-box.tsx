import { use, useEffect, useEffectEvent, useState } from 'react'
import { ComboBox as AriaComboBox, Button, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import * as css from './combo-box.css.ts'
import { box, field, input } from './field.css.ts'
import { FieldHints, FieldLabel, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { entriesOf, type Option, Options, retryId, type Search } from './options.tsx'

type ComboBoxProps = FieldProps & {
  search: Search
  placeholder?: string
  isDisabled?: boolean
}

/**
 * The text of a combo box. A click opens the list; the focus alone does not, so that a message under the field can be
 * read when the focus is sent there. Typing over a chosen name replaces it: a click selects it whole, as Tab does.
 */
function Entry({ isChosen, placeholder }: { isChosen: boolean; placeholder: string | undefined }) {
  const state = use(ComboBoxStateContext)
  return (
    <Input
      className={input}
      placeholder={placeholder}
      onClick={event => {
        if (isChosen) event.currentTarget.select()
        if (state && !state.isOpen) state.open(null, 'manual')
      }}
    />
  )
}

/**
 * One of many, found by a server. What is typed is a search (`search.onSearch`) and never a value: leaving the field,
 * or Escape, brings back the name of what is chosen. Emptying the field chooses nothing.
 */
export function ComboBox({
  value,
  onChange,
  search,
  placeholder,
  isDisabled,
  ...labels
}: ComboBoxProps & { value: Option | null; onChange: (option: Option | null) => void }) {
  const chosen = value?.label ?? ''
  const [text, setText] = useState(chosen || (search.term ?? ''))
  const [lastValue, setLastValue] = useState(value)
  if (value?.id !== lastValue?.id || value?.label !== lastValue?.label) {
    setLastValue(value)
    setText(chosen)
  }
  const settle = (name: string) => {
    setText(name)
    if (text !== name) search.onSearch('')
  }
  return (
    <AriaComboBox
      className={field}
      items={entriesOf(search)}
      inputValue={text}
      onInputChange={typed => {
        setText(typed)
        search.onSearch(typed)
        if (typed === '' && value) onChange(null)
      }}
      selectedKey={value?.id ?? null}
      onSelectionChange={key => {
        if (key === retryId) return search.onRetry()
        const option = search.options.find(({ id }) => id === key)
        settle(option?.label ?? chosen)
        if (option && option.id !== value?.id) onChange(option)
      }}
      menuTrigger="input"
      allowsEmptyCollection
      isDisabled={isDisabled}
      isRequired={labels.isRequired}
      isInvalid={Boolean(labels.errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel {...labels} />
      <Group className={box}>
        <Entry isChosen={text !== '' && text === chosen} placeholder={placeholder} />
        {search.status === 'loading' ? <span className={css.searching} aria-hidden="true" /> : null}
        <Button className={css.chevron}>
          <Icon name="chevron-down" />
        </Button>
      </Group>
      <FieldHints {...labels} />
      <Options search={search} />
    </AriaComboBox>
  )
}

/** A search that does something with each option one picks, and is empty again: "Add a material by name or GW code". */
export function PickBox({
  onPick,
  search,
  placeholder,
  isDisabled,
  ...labels
}: ComboBoxProps & { onPick: (option: Option) => void }) {
  const [text, setText] = useState(search.term ?? '')
  const [picks, setPicks] = useState(0)
  return (
    <AriaComboBox
      className={`${field} ${css.adder}`}
      items={entriesOf(search)}
      inputValue={text}
      onInputChange={typed => {
        setText(typed)
        search.onSearch(typed)
      }}
      selectedKey={null}
      onSelectionChange={key => {
        if (key === retryId) return search.onRetry()
        const option = search.options.find(({ id }) => id === key)
        setText('')
        if (text !== '') search.onSearch('')
        if (!option) return
        setPicks(picks + 1)
        onPick(option)
      }}
      menuTrigger="focus"
      allowsEmptyCollection
      isDisabled={isDisabled}
      isInvalid={Boolean(labels.errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel {...labels} isLabelHidden />
      <Group className={box}>
        <Icon name="search" />
        <Input className={input} placeholder={placeholder ?? labels.label} />
        {search.status === 'loading' ? <span className={css.searching} aria-hidden="true" /> : null}
      </Group>
      <FieldHints {...labels} />
      <Options search={search} />
      <CloseAfter picks={picks} />
    </AriaComboBox>
  )
}

// react-aria closes its list when the chosen key changes. Here none ever stays chosen, so it is told to.
function CloseAfter({ picks }: { picks: number }) {
  const state = use(ComboBoxStateContext)
  const close = useEffectEvent((pick: number) => {
    if (pick > 0) state?.close()
  })
  useEffect(() => close(picks), [picks])
  return null
}
