import { useLocale } from '#actors/environment.tsx'
import { t } from '#messages/message.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import { Alert } from '#ui/feedback/alert.tsx'

/** Maximum size of a record in bytes: 100 lines, indexes and the browser's own data. */
const recordBytes = 32 * 1024
/** Number of records below which the user is warned. */
const fewRecords = 50

/** Warning that the browser's storage is almost full. */
export function StorageRoom() {
  const locale = useLocale()
  const { value } = useLoaded(async () => navigator.storage?.estimate())
  if (value?.quota === undefined || value.usage === undefined) return null
  const count = Math.floor((value.quota - value.usage) / recordBytes)
  if (count >= fewRecords) return null
  return (
    <Alert kind="bad">
      <strong>{t('The storage is almost full.')} </strong>
      {t('{count, plural, one {Room for about # record.} other {Room for about # records.}} Send or delete some.', {
        count,
        locale,
      })}
    </Alert>
  )
}
