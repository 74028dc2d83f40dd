import { isSouthAfrica, provinces } from '#domain/people/provinces.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Select } from '#ui/pickers/select.tsx'

type Option = { id: string; label: string }

const options: Option[] = provinces.map(name => ({ id: name, label: name }))

/** The nine provinces, and a saved value that is none of them, so that it is shown. */
const optionsWith = (value: string) =>
  value === '' || options.some(({ id }) => id === value) ? options : [...options, { id: value, label: value }]

/** A choice of the nine provinces for South Africa, and a text field for any other country. */
export function ProvinceField({
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
        label="Province"
        isRequired={isRequired}
        placeholder="Choose a province"
        options={optionsWith(value)}
        value={value || null}
        onChange={onChange}
        errorMessage={errorMessage}
      />
    )
  }
  return (
    <TextField
      label={isSouthAfrica(country) ? 'Province' : 'Province, state or region'}
      isRequired={isRequired}
      autoComplete="address-level1"
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      readOnly={isReadOnly}
    />
  )
}
