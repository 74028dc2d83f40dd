import { useEnvironment, useLocale } from '#actors/environment.tsx'
import { timeInWords } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { offlineEnd } from '#domain/offline-period.ts'
import type { OfflineData } from '#machines/offline/offline.types.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './offline.css.ts'
import { inKilobytes, sizeOfAll } from './stored-table.tsx'

const excluded = [
  t('Bank details'),
  t('ID numbers'),
  t('Passwords and codes'),
  t('Lists and past records'),
  t('Other users’ data'),
]

export const NotStoredCard = () => (
  <Card title={t('Not stored')}>
    <ul className={css.list}>
      {excluded.map(name => (
        <li key={name} className={css.item}>
          <span className={css.itemIcon}>
            <Icon name="x" />
          </span>
          {name}
        </li>
      ))}
    </ul>
  </Card>
)

/** Formats bytes in GB, or in MB below 1 GB. */
function freeInWords(bytes: number, locale: string): string {
  const figure = (divisor: number) => formatNumber(bytes / divisor, locale, { min: 0, max: 1 })
  return bytes >= 1e9 ? t('{size} GB free', { size: figure(1e9) }) : t('{size} MB free', { size: figure(1e6) })
}

/** Shows whether the browser can delete the data, and the used and free space. */
export function StorageCard({ data, onKeep }: { data: OfflineData; onKeep: (() => void) | undefined }) {
  const locale = useLocale()
  const used = sizeOfAll(data.parts)
  return (
    <Card
      title={t('Storage')}
      actions={
        data.isPersistent ? (
          <span className={css.persistent}>
            <Icon name="roles" />
            {t('Persistent')}
          </span>
        ) : (
          <Button isDisabled={!onKeep} onPress={() => onKeep?.()}>
            {t('Keep data')}
          </Button>
        )
      }
    >
      <p className={css.muted}>
        {data.isPersistent
          ? t('The browser keeps this data when the disk is full.')
          : t('The browser can delete this data when the disk is full.')}
      </p>
      <ProgressLine
        label={t('Used space')}
        done={data.free === null ? null : used}
        total={used + (data.free ?? 0)}
        isWide
      >
        <span>{t('{size} KB used', { size: inKilobytes(used, locale) })}</span>
        {data.free === null ? null : <span>{freeInWords(data.free, locale)}</span>}
      </ProgressLine>
    </Card>
  )
}

/** Shows the time until which the user can work offline. */
export function TimeCard({ confirmedAt }: { confirmedAt: number }) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const end = offlineEnd(confirmedAt)
  return (
    <Card title={t('Time offline')}>
      <p className={css.muted}>
        {t('You can record until {time}. Then connect once to confirm it’s you.', { time: timeInWords(end, locale) })}
      </p>
      <ProgressLine label={t('Used time')} done={Math.max(0, now() - confirmedAt)} total={end - confirmedAt} isWide>
        <span>{t('Confirmed at {time}', { time: timeInWords(confirmedAt, locale) })}</span>
        <span>{t('12 hours')}</span>
      </ProgressLine>
    </Card>
  )
}
