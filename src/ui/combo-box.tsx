import { use, useEffect, useEffectEvent, useState } from 'react'
import { ComboBox as AriaComboBox, Button, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import * as css from './combo-box.css.ts'
import { Entry } from './combo-box-entry.tsx'
import { useTyping } from './combo-box-typing.ts'
import { box, field } from './field.css.ts'
import { FieldHints, FieldLabel, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { entriesOf, type Option, Options, retryId, type Search } from './options.tsx'

type ComboBoxProps = FieldProps & {
  search: Search
  placeholder?: string
  isDisabled?: boolean
}

/**
 * One of many, found by a server. What is typed is a search (`search.onSearch`) and never a value: leaving the field,
 * or Escape, brings back the name of what is chosen. Emptying the field chooses nothing. Sending the form from the field
 * takes the option that the text means, or is refused.
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
  const { root, isUnderWay, refusal, entry } = useTyping(text)
  const errorMessage = refusal || labels.errorMessage
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
        if (option || !isUnderWay()) settle(option?.label ?? chosen)
        if (option && option.id !== value?.id) onChange(option)
      }}
      menuTrigger="input"
      allowsEmptyCollection
      isDisabled={isDisabled}
      isRequired={labels.isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel {...labels} />
      <Group ref={root} className={box}>
        <Entry
          {...{ text, search, placeholder, ...entry }}
          isChosen={text !== '' && text === chosen}
          onTake={option => {
            settle(option.label)
            if (option.id !== value?.id) onChange(option)
          }}
          onEscape={() => settle(chosen)}
        />
        {search.status === 'loading' ? <span className={css.searching} aria-hidden="true" /> : null}
        <Button className={css.chevron}>
          <Icon name="chevron-down" />
        </Button>
      </Group>
      <FieldHints {...labels} errorMessage={errorMessage ?? ''} />
      <Options search={search} refusal={refusal} />
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
  const { root, isUnderWay, refusal, entry } = useTyping(text)
  const errorMessage = refusal || labels.errorMessage
  const empty = () => {
    setText('')
    if (text !== '') search.onSearch('')
  }
  const pick = (option: Option) => {
    empty()
    setPicks(picks + 1)
    onPick(option)
  }
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
        if (option) pick(option)
        else if (!isUnderWay()) empty()
      }}
      menuTrigger="input"
      allowsEmptyCollection
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <FieldLabel {...labels} isLabelHidden />
      <Group ref={root} className={box}>
        <Icon name="search" />
        <Entry
          {...{ text, search, ...entry }}
          isChosen={false}
          placeholder={placeholder ?? labels.label}
          onTake={pick}
          onEscape={empty}
        />
        {search.status === 'loading' ? <span className={css.searching} aria-hidden="true" /> : null}
      </Group>
      <FieldHints {...labels} errorMessage={errorMessage ?? ''} />
      <Options search={search} refusal={refusal} />
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
