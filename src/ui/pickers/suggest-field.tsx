import { useState } from 'react'
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Icon } from '#ui/basics/icon.tsx'
import { Name } from '#ui/basics/name.tsx'
import { box, field, input } from '#ui/fields/field.css.ts'
import { FieldHints, FieldLabel, type FieldProps } from '#ui/fields/field.tsx'
import * as css from '#ui/overlays/popover.css.ts'
import { chevron } from './combo-box.css.ts'
import { HideInCollectionPass } from './hide-in-collection-pass.tsx'

/** Text field with suggestions that accepts any text. `onChoose` reports a chosen suggestion. */
export function SuggestField({
  value,
  onChange,
  onChoose,
  suggestions,
  autoComplete = 'off',
  isReadOnly,
  autoFocus,
  ...labels
}: FieldProps & {
  value: string
  onChange: (text: string) => void
  onChoose?: (suggestion: string) => void
  suggestions: readonly string[]
  autoComplete?: string
  isReadOnly?: boolean
  autoFocus?: boolean
}) {
  const typed = value.trim().toLowerCase()
  const [isTyping, setTyping] = useState(false)
  const shown = isTyping ? suggestions.filter(text => text.toLowerCase().includes(typed)) : suggestions
  return (
    <ComboBox
      className={field}
      items={shown.map(id => ({ id }))}
      inputValue={value}
      onInputChange={text => {
        setTyping(true)
        onChange(text)
      }}
      selectedKey={suggestions.includes(value) ? value : null}
      onSelectionChange={key => {
        if (typeof key !== 'string') return
        setTyping(false)
        ;(onChoose ?? onChange)(key)
      }}
      onOpenChange={isOpen => {
        if (!isOpen) setTyping(false)
      }}
      allowsCustomValue
      menuTrigger="input"
      isReadOnly={isReadOnly}
      autoFocus={autoFocus}
      isRequired={labels.isRequired}
      isInvalid={Boolean(labels.errorMessage)}
      validationBehavior="aria"
    >
      <HideInCollectionPass>
        <FieldLabel {...labels} />
        <Group className={box}>
          <Input dir="auto" className={input} autoComplete={autoComplete} spellCheck={false} />
          {isReadOnly ? null : (
            <Button className={chevron}>
              <Icon name="chevron-down" />
            </Button>
          )}
        </Group>
        <FieldHints {...labels} />
      </HideInCollectionPass>
      <Popover className={`${css.popover} ${css.fitted}`} offset={6}>
        <ListBox className={css.list}>
          {(option: { id: string }) => (
            <ListBoxItem id={option.id} textValue={option.id} className={css.item}>
              <span className={css.words}>
                <Name>{option.id}</Name>
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
