import { useRef } from 'react'
import { type BankValues, emptyBank, isEmptyBank } from '#domain/people/bank-rules.ts'
import { banks, isUniversalBranchCode, universalBranchCode } from '#domain/people/banks.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'
import { SuggestField } from '#ui/pickers/suggest-field.tsx'
import * as css from './fields.css.ts'
import { type FieldGroupProps, FoldableCard } from './foldable-card.tsx'

const bankNames = banks.map(({ bankName }) => bankName)

/** Card with bank details. Choosing a bank fills in its universal branch code. */
export function BankFields({ value, onChange, errors, isReadOnly = false, isUnsaved }: FieldGroupProps<BankValues>) {
  const codeField = useRef<HTMLInputElement>(null)
  const { bankName, branchCode } = value
  const universal = universalBranchCode(bankName)
  // Replaces the branch code only if it is empty or universal. Any other code was typed by the user.
  const codeFor = (name: string) =>
    branchCode.trim() === '' || isUniversalBranchCode(branchCode)
      ? (universalBranchCode(name) ?? branchCode)
      : branchCode
  const takeCode = (code: string) => {
    onChange({ ...value, branchCode: code })
    // Moves the focus to the field, because the pressed button disappears with the hint.
    codeField.current?.focus()
  }
  // Bank details are optional, but must be complete if any field is filled in.
  const isBegun = !isEmptyBank(value)
  const text = (field: keyof BankValues, label: string, more: Partial<TextFieldProps> = {}) => (
    <TextField
      isRequired={isBegun}
      spellCheck={false}
      autoComplete="off"
      {...more}
      label={label}
      value={value[field]}
      onChange={typed => onChange({ ...value, [field]: typed })}
      errorMessage={errors[`bankDetails.${field}`] ?? ''}
      readOnly={isReadOnly}
    />
  )
  return (
    <FoldableCard
      kind="bankDetails"
      isEmpty={isEmptyBank(value)}
      onRemove={isReadOnly ? undefined : () => onChange(emptyBank)}
      errorMessage={errors['bankDetails']}
      summary={
        isUnsaved === undefined
          ? ''
          : t('{bank}, account ending in {digits}', { bank: value.bankName, digits: value.accountNumber.slice(-4) })
      }
      mustShow={isUnsaved === true || Object.keys(errors).some(name => name.startsWith('bankDetails'))}
    >
      {({ autoFocus }) => (
        <div className={css.grid}>
          <SuggestField
            label={t('Bank')}
            isRequired={isBegun}
            suggestions={bankNames}
            value={bankName}
            onChange={typed => onChange({ ...value, bankName: typed })}
            onChoose={name => onChange({ ...value, bankName: name, branchCode: codeFor(name) })}
            errorMessage={errors['bankDetails.bankName'] ?? ''}
            isReadOnly={isReadOnly}
            autoFocus={autoFocus}
          />
          <div className={css.stack}>
            {text('branchCode', t('Branch code'), { inputMode: 'numeric', ref: codeField })}
            {universal !== null && universal !== branchCode.trim() && !isReadOnly ? (
              <div className={css.hint}>
                <output>
                  {t('The universal branch code of {bank} is {code}.', { bank: bankName.trim(), code: universal })}
                </output>
                <Button onPress={() => takeCode(universal)}>{t('Use {code}', { code: universal })}</Button>
              </div>
            ) : null}
          </div>
          {text('accountNumber', t('Account number'), { inputMode: 'numeric' })}
          {text('accountHolder', t('Account holder'), { autoCapitalize: 'words' })}
        </div>
      )}
    </FoldableCard>
  )
}
