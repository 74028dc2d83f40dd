import { useState } from 'react'
import { type AddressValues, emptyAddress, isEmptyAddress } from '#domain/people/address-rules.ts'
import { isSouthAfrica, provinces, southAfrica } from '#domain/people/provinces.ts'
import { t } from '#messages/message.ts'
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'
import { Select } from '#ui/pickers/select.tsx'
import * as css from './fields.css.ts'
import { type FieldGroupProps, FoldableCard } from './foldable-card.tsx'

type Option = { id: string; label: string }

const options: Option[] = provinces.map(name => ({ id: name, label: name }))

/** Returns the nine provinces as options, plus the saved value if it is not a province. */
const optionsWith = (value: string) =>
  value === '' || options.some(({ id }) => id === value) ? options : [...options, { id: value, label: value }]

/** Select with the provinces of South Africa, or a text field for other countries. */
function ProvinceField({
  country,
  value,
  onChange,
  errorMessage,
  isRequired,
  isReadOnly,
}: {
  country: string
  value: string
  onChange: (province: string) => void
  errorMessage: string
  isRequired: boolean
  isReadOnly: boolean
}) {
  if (!isReadOnly && isSouthAfrica(country)) {
    return (
      <Select
        label={t('Province')}
        isRequired={isRequired}
        placeholder={t('Choose a province')}
        options={optionsWith(value)}
        value={value || null}
        onChange={onChange}
        errorMessage={errorMessage}
      />
    )
  }
  return (
    <TextField
      label={isSouthAfrica(country) ? t('Province') : t('Province, state or region')}
      isRequired={isRequired}
      autoComplete="address-level1"
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      readOnly={isReadOnly}
    />
  )
}

/**
 * Fields of a postal address. A blank address displays South Africa, but its value contains the country only after the
 * user changes a field.
 */
export function AddressFields({
  value,
  onChange,
  errors,
  isReadOnly = false,
  isUnsaved,
}: FieldGroupProps<AddressValues>) {
  const [isCountryTyped, setCountryTyped] = useState(false)
  const isBlank = Object.values(value).every(text => text === '')
  const shown = isBlank && !isCountryTyped ? { ...value, country: southAfrica } : value
  const change = (field: keyof AddressValues, text: string) => {
    if (field === 'country') setCountryTyped(true)
    onChange({ ...shown, [field]: text })
  }
  // The address is optional, but must be complete if any field is filled in.
  const isBegun = !isEmptyAddress(value)
  const text = (field: keyof AddressValues, label: string, more: Partial<TextFieldProps>) => (
    <TextField
      isRequired={isBegun && field !== 'lineTwo'}
      {...more}
      label={label}
      value={shown[field]}
      onChange={typed => change(field, typed)}
      errorMessage={errors[`address.${field}`] ?? ''}
      readOnly={isReadOnly}
    />
  )
  const remove = () => {
    setCountryTyped(false)
    onChange(emptyAddress)
  }
  return (
    <FoldableCard
      kind="address"
      isEmpty={isEmptyAddress(value)}
      onRemove={isReadOnly ? undefined : remove}
      errorMessage={errors['address']}
      summary={isUnsaved === undefined ? '' : [value.lineOne, value.city].filter(Boolean).join(', ')}
      mustShow={isUnsaved === true || Object.keys(errors).some(name => name.startsWith('address'))}
    >
      {({ autoFocus }) => (
        <div className={css.grid}>
          <div className={css.wide}>
            {text('lineOne', t('Street and number'), { autoComplete: 'address-line1', autoFocus })}
          </div>
          <div className={css.wide}>
            {text('lineTwo', t('Unit, building or suburb (optional)'), { autoComplete: 'address-line2' })}
          </div>
          {text('city', t('City or town'), { autoComplete: 'address-level2' })}
          <ProvinceField
            isRequired={isBegun}
            country={shown.country}
            value={shown.province}
            onChange={province => change('province', province)}
            errorMessage={errors['address.province'] ?? ''}
            isReadOnly={isReadOnly}
          />
          {text('zipCode', t('Postal code'), {
            autoComplete: 'postal-code',
            inputMode: isSouthAfrica(shown.country) ? 'numeric' : 'text',
          })}
          {text('country', t('Country'), { autoComplete: 'country-name' })}
        </div>
      )}
    </FoldableCard>
  )
}
