import { Select as AriaSelect, Button, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components/Select'
import { Icon } from '#ui/basics/icon.tsx'
import { field } from '#ui/fields/field.css.ts'
import { FieldHints, FieldLabel, type FieldProps } from '#ui/fields/field.tsx'
import * as popover from '#ui/overlays/popover.css.ts'
import * as css from './select.css.ts'

/** Single choice from a few known options. For many options or a server search, use ComboBox. */
export function Select<Id extends string>({
  options,
  value,
  onChange,
  placeholder,
  ...labels
}: FieldProps & {
  options: readonly { id: Id; label: string }[]
  value: Id | null
  onChange: (id: Id) => void
  placeholder?: string
}) {
  return (
    <AriaSelect
      className={field}
      value={value}
      onChange={key => {
        const chosen = options.find(option => option.id === key)
        if (chosen) onChange(chosen.id)
      }}
      isRequired={labels.isRequired}
      isInvalid={Boolean(labels.errorMessage)}
      validationBehavior="aria"
      placeholder={placeholder}
    >
      <FieldLabel {...labels} />
      <Button className={css.trigger}>
        <SelectValue className={css.value}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <span className={css.chevron}>
          <Icon name="chevron-down" />
        </span>
      </Button>
      <FieldHints {...labels} />
      <Popover className={popover.popover} offset={6}>
        <ListBox className={popover.list} items={options}>
          {option => (
            <ListBoxItem className={popover.item} textValue={option.label}>
              <span className={popover.words}>{option.label}</span>
              <span className={popover.tick}>
                <Icon name="check" />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
