import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { localDay } from '#domain/figures/periods.ts'
import { boundsIn, boundsText, valueIn, withCondition, withoutCondition } from '#domain/filters/conditions.ts'
import { filterTitles } from '#domain/filters/filter-titles.ts'
import { t } from '#messages/message.ts'
import { DayRangeFields } from '#patterns/fields/day-range-fields.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ring } from '#ui/pickers/choice-cards.css.ts'
import * as css from './filter-menu.css.ts'
import { type FilterOption, filterOptions, isChoice } from './filter-options.ts'
import { AmountFields, openBounds } from './filter-ranges.tsx'
import type { ValueProps } from './filter-value-props.ts'
import { RecordField } from './record-field.tsx'

/** Radio buttons for the values of a filter. */
function Choice({ name, conditions, onChange, options }: ValueProps & { options: readonly FilterOption[] }) {
  return (
    <RadioGroup
      className={css.options}
      aria-label={filterTitles[name]}
      value={valueIn(conditions, name)}
      onChange={value => onChange(withCondition(conditions, { name, value }))}
    >
      {options.map(({ id, label, detail }) => (
        <Radio key={id} value={id} className={css.option}>
          <span className={ring} aria-hidden="true" />
          <span>{label}</span>
          {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
        </Radio>
      ))}
    </RadioGroup>
  )
}

/** Checkboxes for the values of a filter. */
function Checks({ name, conditions, onChange, options }: ValueProps & { options: readonly FilterOption[] }) {
  return (
    <fieldset className={css.options} aria-label={filterTitles[name]}>
      {options.map(({ id: value, label }) => (
        <Checkbox
          key={value}
          label={label}
          isSelected={conditions.some(other => other.name === name && other.value === value)}
          onChange={isOn =>
            onChange(isOn ? withCondition(conditions, { name, value }) : withoutCondition(conditions, { name, value }))
          }
        />
      ))}
    </fieldset>
  )
}

function PeriodValues(props: ValueProps & { options: readonly FilterOption[] }) {
  const days = boundsIn(valueIn(props.conditions, 'period') ?? '')
  return (
    <>
      <Choice {...props} />
      <DayRangeFields
        key={days ? 'days' : 'moving'}
        days={days ?? openBounds}
        isOpen
        onChange={next => props.onChange(withCondition(props.conditions, { name: 'period', value: boundsText(next) }))}
      />
      <p className={css.hint}>{t('Either date can be empty.')}</p>
    </>
  )
}

/** Values of one filter. Each change applies immediately. */
export function FilterValues(props: ValueProps) {
  const { name } = props
  const options = filterOptions(name, localDay(useEnvironment().now()), useLocale())
  if (options) {
    if (name === 'period') return <PeriodValues {...props} options={options} />
    return isChoice(name, options) ? <Choice {...props} options={options} /> : <Checks {...props} options={options} />
  }
  if (name === 'weight' || name === 'value') return <AmountFields {...props} name={name} />
  return <RecordField {...props} />
}
