import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { dayInWords, timeInWords } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { ownBusiness } from '#domain/people/own-business.ts'
import type { OfflineData, StoredPart } from '#machines/offline/offline.types.ts'
import { t } from '#messages/message.ts'
import type { User } from '#schemas/user.ts'
import { Card } from '#ui/layout/card.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './offline.css.ts'

const names: Readonly<Record<StoredPart['name'], string>> = {
  materials: t('Materials'),
  buyers: t('Buyers'),
  sellers: t('Sellers'),
  permissions: t('Your permissions'),
  profile: t('Your profile'),
  unsent: t('Unsent records'),
}

function detailOf(name: StoredPart['name'], user: User): string {
  const business = ownBusiness(user)?.name
  if (name === 'sellers' && business) return t('Name, username, only {business}', { business })
  return {
    materials: t('Name, GW code, factor'),
    buyers: t('Name, town'),
    sellers: t('Name, username'),
    permissions: t('Allowed actions'),
    profile: t('Name, username, business'),
    unsent: t('Deleted once sent'),
  }[name]
}

/** Formats bytes in KB (1000 bytes), with one decimal. */
export const inKilobytes = (bytes: number, locale: string) => formatNumber(bytes / 1000, locale, { min: 1, max: 1 })

/** Sum of the sizes of all parts, in bytes. */
export const sizeOfAll = (parts: readonly StoredPart[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0)

function Part({ part: { name, entries, bytes, refreshedAt } }: { part: StoredPart }) {
  const { now } = useEnvironment()
  const locale = useLocale()
  const user = useUser()
  return (
    <Row>
      <RowHead>
        {names[name]}
        <span className={css.detail}>{detailOf(name, user)}</span>
      </RowHead>
      <Cell label={t('Entries')} isNumeric>
        {formatNumber(entries, locale, { min: 0 })}
      </Cell>
      <Cell label={t('Size in KB')} isNumeric>
        {inKilobytes(bytes, locale)}
      </Cell>
      <Cell label={t('Refreshed')} isNumeric>
        {refreshedAt === null ? '–' : `${dayInWords(refreshedAt, locale, now())}, ${timeInWords(refreshedAt, locale)}`}
      </Cell>
    </Row>
  )
}

const stored = ['materials', 'buyers', 'sellers', 'permissions', 'profile'] as const

/** Lists the data that this device will store. */
export function PlannedCard() {
  const user = useUser()
  return (
    <Card title={t('Will be stored')}>
      <ul className={css.list}>
        {stored.map(name => (
          <li key={name}>
            {names[name]}
            <span className={css.detail}>{detailOf(name, user)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Table of the data on this device: count, size in KB, and time of the last refresh. */
export function StoredTable({ data: { parts } }: { data: OfflineData }) {
  const locale = useLocale()
  const entries = parts.reduce((sum, part) => sum + part.entries, 0)
  return (
    <Card
      title={t('Stored on this device')}
      isFlush
      actions={<span className={css.quiet}>{t('Refreshed once a day, while idle')}</span>}
    >
      <Table label={t('Stored on this device')} hasSecondLines>
        <TableHead>
          <Column>{t('Data')}</Column>
          <Column isNumeric>{t('Entries')}</Column>
          <Column isNumeric>{t('Size in KB')}</Column>
          <Column isNumeric>{t('Refreshed')}</Column>
        </TableHead>
        <TableBody>
          {parts.map(part => (
            <Part key={part.name} part={part} />
          ))}
          <Row>
            <RowHead>{t('All data')}</RowHead>
            <Cell label={t('Entries')} isNumeric>
              {formatNumber(entries, locale, { min: 0 })}
            </Cell>
            <Cell label={t('Size in KB')} isNumeric>
              {inKilobytes(sizeOfAll(parts), locale)}
            </Cell>
            <Cell label={t('Refreshed')} isNumeric>
              –
            </Cell>
          </Row>
        </TableBody>
      </Table>
    </Card>
  )
}
