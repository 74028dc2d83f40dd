import { use, useEffect, useEffectEvent, useState } from 'react'
import { ComboBox as AriaComboBox, Button, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Icon } from '#ui/basics/icon.tsx'
import { box, field } from '#ui/fields/field.css.ts'
import { FieldHints, FieldLabel, type FieldProps } from '#ui/fields/field.tsx'
import type { ChoiceOption, Search } from './choice-search.ts'
import * as css from './combo-box.css.ts'
import { Entry } from './combo-box-entry.tsx'
import { useTyping } from './combo-box-typing.ts'
import { createId, entriesOf, optionIn, retryId } from './option-entries.ts'
import { Options } from './options.tsx'
import { SeenParts } from './seen-parts.tsx'

type ComboBoxProps = FieldProps & {
  search: Search
  placeholder?: string
}

/**
 * One of many, found by a server. What is typed is a search (`search.onSearch`) and never a value: Escape brings back the
 * name of what is chosen. Emptying the field chooses nothing. Leaving the field, or sending the form, takes the option
 * that the text means, once the search has an answer; a text that means none stays, with the reason.
 */
export function ComboBox({
  value,
  onChange,
  search,
  placeholder,
  takesFocus,
  ...labels
}: ComboBoxProps & {
  value: ChoiceOption | null
  onChange: (option: ChoiceOption | null) => void
  /** Gets the focus when it appears. */
  takesFocus?: boolean | undefined
}) {
  const chosen = value?.label ?? ''
  const [text, setText] = useState(chosen || (search.term ?? ''))
  const settle = (name: string) => {
    setText(name)
    if (text !== name) search.onSearch('')
  }
  const take = (option: ChoiceOption) => {
    settle(option.label)
    search.onChoose?.(option)
    if (option.id !== value?.id) onChange(option)
  }
  const { root, isUnderWay, leave, refusal, entry } = useTyping(text, search, take)
  const errorMessage = refusal || labels.errorMessage
  const isChosen = text !== '' && text === chosen
  const [lastValue, setLastValue] = useState(value)
  if (value?.id !== lastValue?.id || value?.label !== lastValue?.label) {
    setLastValue(value)
    setText(chosen)
  }
  return (
    <AriaComboBox
      className={field}
      items={entriesOf(search, refusal)}
      inputValue={text}
      onInputChange={typed => {
        setText(typed)
        search.onSearch(typed)
        if (typed === '' && value) onChange(null)
      }}
      selectedKey={value?.id ?? null}
      onSelectionChange={key => {
        if (key === retryId) return search.onRetry()
        if (key === createId) return search.onCreate?.()
        const option = optionIn(search, key)
        // The key of what is chosen already comes when the list closes, and when the field is left.
        if (option && (key !== value?.id || isUnderWay())) take(option)
        else if (!isUnderWay() && (isChosen || text.trim() === '')) settle(chosen)
        else if (!isUnderWay()) leave()
      }}
      menuTrigger="input"
      allowsEmptyCollection
      {...{ autoFocus: takesFocus }}
      isRequired={labels.isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <SeenParts>
        <FieldLabel {...labels} />
        <Group ref={root} className={box}>
          <Entry
            {...{ text, search, placeholder, ...entry }}
            isChosen={isChosen}
            isDescribed={Boolean(labels.description || errorMessage)}
            onEscape={() => settle(chosen)}
          />
          <Button className={css.chevron}>
            <Icon name="chevron-down" />
          </Button>
        </Group>
        <FieldHints {...labels} errorMessage={errorMessage ?? ''} />
      </SeenParts>
      <Options search={search} refusal={refusal} />
    </AriaComboBox>
  )
}

/**
 * A search that does something with each picked option, and is empty again: "Add a material by name or GW code". With
 * `onCommit` it never waits: Enter hands over the text where it is not known yet which option it means.
 */
export function PickBox({
  onPick,
  onCommit,
  search,
  placeholder,
  ...labels
}: ComboBoxProps & { onPick: (option: ChoiceOption) => void; onCommit?: (text: string) => void }) {
  const [text, setText] = useState(search.term ?? '')
  const [picks, setPicks] = useState(0)
  const [lastCreated, setLastCreated] = useState(search.created)
  if (search.created !== lastCreated) {
    setLastCreated(search.created)
    setText('')
  }
  const empty = () => {
    setText('')
    if (text !== '') search.onSearch('')
  }
  const pick = (option: ChoiceOption) => {
    empty()
    setPicks(picks + 1)
    search.onChoose?.(option)
    onPick(option)
  }
  const { root, isUnderWay, isWanted, leave, refusal, entry } = useTyping(text, search, pick)
  const errorMessage = refusal || labels.errorMessage
  return (
    <AriaComboBox
      className={`${field} ${css.adder}`}
      items={entriesOf(search, refusal)}
      inputValue={text}
      onInputChange={typed => {
        setText(typed)
        search.onSearch(typed)
      }}
      selectedKey={null}
      onSelectionChange={key => {
        if (key === retryId) return search.onRetry()
        if (key === createId) return search.onCreate?.()
        const option = optionIn(search, key)
        if (option) pick(option)
        else if (!isUnderWay()) (isWanted ? leave : empty)()
      }}
      menuTrigger="input"
      allowsEmptyCollection
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <SeenParts>
        <CloseAfter picks={picks} />
        <FieldLabel {...labels} isLabelHidden />
        <Group ref={root} className={box}>
          <Icon name="search" />
          <Entry
            {...{ text, search, ...entry }}
            isChosen={false}
            isDescribed={Boolean(labels.description || errorMessage)}
            placeholder={placeholder ?? labels.label}
            onCommit={
              onCommit &&
              (typed => {
                empty()
                setPicks(picks + 1)
                onCommit(typed)
              })
            }
            onEscape={empty}
          />
        </Group>
        <FieldHints {...labels} errorMessage={errorMessage ?? ''} />
      </SeenParts>
      <Options search={search} refusal={refusal} />
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
