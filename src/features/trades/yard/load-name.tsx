import { useSelector } from '@xstate/react'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { TextField } from '#ui/fields/text-field.tsx'

/** Name of a load while it is on the yard. The server never gets it. */
export function LoadName({ record }: { record: FormRecord<TradeValues> }) {
  const name = useSelector(record, ({ context }) => context.values.loadName ?? '')
  const error = useSelector(record, ({ context }) => context.errors['loadName'] ?? '')
  return (
    <TextField
      label={t('Vehicle or name')}
      description={t('For “On the yard”. For example, CA 123-456')}
      autoComplete="off"
      errorMessage={error}
      value={name}
      onChange={loadName => record.send({ type: 'field.change', field: 'loadName', value: loadName })}
    />
  )
}
