import { useState } from 'react'
import { ComboBox as AriaComboBox, Button, Input } from 'react-aria-components/ComboBox'
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

// Typing over a chosen name replaces it: a click on it selects it whole, as the Tab key does.
const selectAll = (isChosen: boolean) => (event: React.MouseEvent<HTMLInputElement>) => {
  if (isChosen) event.currentTarget.select()
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
  const [text, setText] = useState(chosen)
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
      menuTrigger="focus"
      allowsEmptyCollection
      isDisabled={isDisabled}
      isRequired={labels.isRequired}
      isInvalid={Boolean(labels.errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel {...labels} />
      <Group className={box}>
        <Input className={input} placeholder={placeholder} onClick={selectAll(text !== '' && text === chosen)} />
        {search.status === 'loading' ? <span className={css.spinner} aria-hidden="true" /> : null}
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
  const [text, setText] = useState('')
  // react-aria closes its list when the chosen key changes: it is told of each pick until it has done so.
  const [picked, setPicked] = useState<string | null>(null)
  return (
    <AriaComboBox
      className={`${field} ${css.adder}`}
      items={entriesOf(search)}
      inputValue={text}
      onInputChange={typed => {
        setText(typed)
        search.onSearch(typed)
      }}
      selectedKey={picked}
      onSelectionChange={key => {
        if (key === retryId) return search.onRetry()
        const option = search.options.find(({ id }) => id === key)
        setText('')
        if (text !== '') search.onSearch('')
        if (!option) return
        setPicked(option.id)
        onPick(option)
      }}
      onOpenChange={isOpen => {
        if (!isOpen) setPicked(null)
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
        {search.status === 'loading' ? <span className={css.spinner} aria-hidden="true" /> : null}
      </Group>
      <FieldHints {...labels} />
      <Options search={search} />
    </AriaComboBox>
  )
}
