import { type ComponentProps, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ComboBox as AriaComboBox, Button, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Icon } from '#ui/basics/icon.tsx'
import { box, field } from '#ui/fields/field.css.ts'
import { FieldHints, FieldLabel, type FieldProps } from '#ui/fields/field.tsx'
import type { ChoiceOption, Search } from './choice-search.ts'
import * as css from './combo-box.css.ts'
import { Entry } from './combo-box-entry.tsx'
import { type Typing, useTyping } from './combo-box-typing.ts'
import { HideInCollectionPass } from './hide-in-collection-pass.tsx'
import { createId, entriesOf, optionIn, retryId } from './option-entries.ts'
import { Options } from './options.tsx'

type FrameProps = ComponentProps<typeof AriaComboBox> & {
  labels: FieldProps
  search: Search
  typing: Typing
  /** Called with the chosen option, or with undefined if the list closes without a choice. */
  onChosen: (option: ChoiceOption | undefined) => void
  children: ReactNode
}

const nothing: ReturnType<typeof entriesOf> = []

function Frame({ labels, search, typing: { root, refusal }, onChosen, children, ...combo }: FrameProps) {
  const errorMessage = refusal || labels.errorMessage || ''
  // react-aria renders all options in a hidden list, even while the list is closed, which delays forms. So the options
  // are omitted until the user approaches the field.
  const [isNear, setNear] = useState(false)
  return (
    <AriaComboBox
      className={field}
      {...combo}
      items={isNear ? entriesOf(search, refusal) : nothing}
      onSelectionChange={key => {
        if (key === retryId) return search.onRetry()
        if (key === createId) return search.onCreate?.()
        onChosen(optionIn(search, key))
      }}
      menuTrigger="input"
      allowsEmptyCollection
      isRequired={labels.isRequired}
      isInvalid={errorMessage !== ''}
      validationBehavior="aria"
    >
      <HideInCollectionPass>
        <FieldLabel {...labels} />
        <Group ref={root} className={box} onPointerEnter={() => setNear(true)} onFocusCapture={() => setNear(true)}>
          {children}
        </Group>
        <FieldHints {...labels} errorMessage={errorMessage} />
      </HideInCollectionPass>
      <Options search={search} refusal={refusal} />
    </AriaComboBox>
  )
}

/**
 * Single choice with a server search. The typed text is only a search term (`search.onSearch`), never the value.
 *
 * - Escape restores the name of the chosen option. Emptying the field clears the choice.
 * - After blur or on a submit, the matching option is picked.
 * - A text without a match stays in the field, with the reason. It clears the choice, so that no record keeps a choice
 *   that the field does not show.
 */
export function ComboBox({
  value,
  onChange,
  search,
  autoFocus,
  ...labels
}: FieldProps & {
  search: Search
  value: ChoiceOption | null
  onChange: (option: ChoiceOption | null) => void
  autoFocus?: boolean | undefined
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
  const typing = useTyping(text, search, take)
  const isChosen = text !== '' && text === chosen
  const [lastValue, setLastValue] = useState(value)
  if (value?.id !== lastValue?.id || value?.label !== lastValue?.label) {
    setLastValue(value)
    if (value || typing.refusal === '') setText(chosen)
  }
  const isRefused = typing.refusal !== ''
  /** Choice that a refused text cleared. */
  const cleared = useRef<ChoiceOption>(null)
  const clear = useEffectEvent(() => {
    if (!value) return
    cleared.current = value
    onChange(null)
  })
  useEffect(() => {
    if (isRefused) clear()
  }, [isRefused])
  return (
    <Frame
      {...{ labels, search, typing }}
      autoFocus={autoFocus}
      inputValue={text}
      onInputChange={typed => {
        setText(typed)
        search.onSearch(typed)
        if (typed === '') cleared.current = null
        if (typed === '' && value) onChange(null)
      }}
      selectedKey={value?.id ?? null}
      onChosen={option => {
        const isEditing = typing.isEditing()
        // react-aria also calls this with the current choice when the list closes and on blur.
        if (option && (option.id !== value?.id || isEditing)) take(option)
        else if (!isEditing && (isChosen || text.trim() === '')) settle(chosen)
        else if (!isEditing) typing.leave()
      }}
    >
      <Entry
        {...{ text, search, typing, isChosen }}
        isDescribed={Boolean(labels.description || typing.refusal || labels.errorMessage)}
        placeholder={undefined}
        onEscape={() => (cleared.current && !value ? take(cleared.current) : settle(chosen))}
      />
      <Button className={css.chevron}>
        <Icon name="chevron-down" />
      </Button>
    </Frame>
  )
}

/**
 * Search field that clears its text after each pick. With `onCommit`, Enter reports a text that has no matching option
 * yet.
 */
export function PickBox({
  onPick,
  onCommit,
  search,
  ...labels
}: FieldProps & { search: Search; onPick: (option: ChoiceOption) => void; onCommit?: (text: string) => void }) {
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
  const commit = (typed: string) => {
    empty()
    setPicks(picks + 1)
    onCommit?.(typed)
  }
  const typing = useTyping(text, search, pick)
  return (
    <Frame
      className={`${field} ${css.adder}`}
      labels={{ ...labels, isLabelHidden: true }}
      {...{ search, typing }}
      inputValue={text}
      onInputChange={typed => {
        setText(typed)
        search.onSearch(typed)
      }}
      selectedKey={null}
      onChosen={option => {
        if (option) pick(option)
        else if (!typing.isEditing()) (typing.isWanted ? typing.leave : empty)()
      }}
    >
      <CloseAfter picks={picks} />
      <Icon name="search" />
      <Entry
        {...{ text, search, typing }}
        isChosen={false}
        isDescribed={Boolean(labels.description || typing.refusal || labels.errorMessage)}
        placeholder={labels.label}
        onCommit={onCommit && commit}
        onEscape={empty}
      />
    </Frame>
  )
}

// Closes the list after each pick. react-aria closes it only when the selected key changes, and this field never has a
// selected key.
function CloseAfter({ picks }: { picks: number }) {
  const state = use(ComboBoxStateContext)
  const close = useEffectEvent((pick: number) => {
    if (pick > 0) state?.close()
  })
  useEffect(() => close(picks), [picks])
  return null
}
