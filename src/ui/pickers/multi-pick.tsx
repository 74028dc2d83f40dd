import { useId, useState } from 'react'
import { t } from '#messages/message.ts'
import { useFocusRescue } from '#ui/basics/use-focus-rescue.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { field, label as labelLook } from '#ui/fields/field.css.ts'
import type { FieldProps } from '#ui/fields/field.tsx'
import type { ChoiceOption, Search } from './choice-search.ts'
import { PickBox } from './combo-box.tsx'
import { excludeChosen } from './option-entries.ts'
import { Tag, Tags } from './tag.tsx'

/**
 * Multiple choice with tags. The list omits chosen options. After a tag is removed, the focus moves to the next tag, or
 * else to the search.
 */
export function MultiPick({
  label,
  addLabel,
  value,
  onChange,
  search,
  description,
  errorMessage,
}: Omit<FieldProps, 'isLabelHidden' | 'isRequired'> & {
  addLabel: string
  value: readonly ChoiceOption[]
  onChange: (options: ChoiceOption[]) => void
  search: Search
}) {
  const id = useId()
  const count = value.length
  const [status, setStatus] = useState('')

  const rescue = useFocusRescue({
    items: 'li',
    next: ({ area, items, position }) =>
      items[position]?.querySelector('button') ?? area.querySelector<HTMLElement>('[role="combobox"]'),
  })

  const remove = (option: ChoiceOption) => {
    setStatus(t('{name} removed', { name: option.label }))
    onChange(value.filter(({ id: other }) => other !== option.id))
  }

  return (
    <fieldset className={field} aria-labelledby={id} {...rescue}>
      <span id={id} className={labelLook}>
        {label}
      </span>
      {count > 0 ? (
        <Tags labelledBy={id}>
          {value.map(option => (
            <Tag key={option.id} name={option.label} onRemove={() => remove(option)} />
          ))}
        </Tags>
      ) : null}
      <PickBox
        label={addLabel}
        description={description}
        errorMessage={errorMessage}
        search={excludeChosen(search, value)}
        onPick={option => {
          if (value.some(({ id: chosen }) => chosen === option.id)) return
          setStatus(t('{name} added', { name: option.label }))
          onChange([...value, option])
        }}
      />
      <VisuallyHidden>
        <output>{status}</output>
      </VisuallyHidden>
    </fieldset>
  )
}
