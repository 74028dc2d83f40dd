import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { useOutbox } from '#actors/outbox/outbox-service.ts'
import { familiesOf } from '#domain/carbon/families-of-lines.ts'
import { countInWords, countOf } from '#domain/figures/counts.ts'
import { dayInWords, timeInWords } from '#domain/figures/date-words.ts'
import { familyNames, familyOf } from '#domain/figures/material-families.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { sideNames } from '#domain/filters/filter-words.ts'
import { isNumberOf } from '#domain/trades/trade-name.ts'
import { mayWorkOn } from '#domain/trades/trade-permissions.ts'
import { isSaleOf, sidedBusinessId } from '#domain/trades/trade-side.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { ListColumn, ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import type { RowView } from '#patterns/list/table/row-view.ts'
import type { Line, Trade } from '#schemas/trade.ts'
import { FamilyDot, FamilyDots } from '#ui/figures/family-dot.tsx'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import { tradeCells, tradeFigures } from './totals/trade-figure.tsx'

/** Returns the number of distinct materials. Materials with equal names and codes count once. */
const countMaterials = (lines: readonly Line[]) =>
  new Set(lines.map(({ material: { name, gwCode } }) => JSON.stringify([name, gwCode]))).size

/** Material and weight of a line: "Copper wire 98.64 kg". */
function lineWords({ material: { name }, weight }: Line, locale: string): string {
  return `${isolated(name ?? '—')} ${formatWeight(weight, locale)}`
}

/**
 * Time and number of materials: "14:46 · 5 materials". In a filtered list, the line that matches the filter instead of
 * the number: "14:46 · Copper wire 98.64 kg". Adds the day if the list has no day headings.
 */
function TradeLine({ trade, view: { locale, now, dayIn, linesOf } }: { trade: Trade; view: RowView<Trade> }) {
  const { createdAt, materials } = trade
  const line = linesOf?.(trade)[0]
  const time = timeInWords(createdAt, locale)
  const count = countMaterials(materials)
  const words = line ? lineWords(line, locale) : countOf(count, 'material', locale)
  const families = familiesOf(materials)
  return (
    <>
      <time dateTime={createdAt}>{dayIn ? time : `${dayInWords(createdAt, locale, now)}, ${time}`}</time>
      {count > 0 ? ` · ${words}` : ''}
      {count > 0 ? <FamilyDots hues={families} label={families.map(family => familyNames[family]).join(', ')} /> : null}
    </>
  )
}

/** First material of a row, and the number of others: "Copper wire +4". */
function Materials({ trade, linesOf }: { trade: Trade; linesOf: RowView<Trade>['linesOf'] }) {
  const [line] = linesOf?.(trade) ?? trade.materials
  if (!line) return '—'
  const { name, gwCode } = line.material
  const others = countMaterials(trade.materials) - 1
  return (
    <>
      <FamilyDot family={familyOf(gwCode)} /> {`${isolated(name ?? '—')}${others > 0 ? ` +${others}` : ''}`}
    </>
  )
}

/** Returns a column of totals. */
const figure = (
  id: 'weight' | 'value' | 'carbon',
  column: Pick<ListColumn<Trade>, 'header' | 'unit' | 'kind' | 'kindOf' | 'width' | 'needs' | 'isIn'>,
): ListColumn<Trade> => ({
  ...column,
  id,
  sortBy: id,
  isNumeric: true,
  isOptional: true,
  isFigure: true,
  wide: 'shown',
  cell: tradeCells[id],
})

/** Column for lists of one business: whether the business bought or sold. */
export const sideColumn: ListColumn<Trade> = {
  id: 'side',
  header: t('Side'),
  isOptional: true,
  isFigure: true,
  wide: 'only',
  width: 6,
  cell: (trade, { businessId }) =>
    businessId === null ? '—' : sideNames[isSaleOf(businessId, trade) ? 'sold' : 'bought'],
}

const carbonKind: ListColumn<Trade>['kindOf'] = (trade, { businessId }) =>
  isSaleOf(businessId, trade) ? 'muted' : undefined

/** Emphasises the other party in a list of one business. */
export const partyKind =
  (party: 'buyer' | 'seller'): NonNullable<ListColumn<Trade>['kindOf']> =>
  (trade, { businessId }) => {
    if (businessId === null) return undefined
    return isSaleOf(businessId, trade) === (party === 'buyer') ? 'strong' : 'muted'
  }

/** Returns the columns of a trade list. Weight is in kg, value in rand. */
export function tradeColumns(resource: 'transactions' | 'collections'): readonly ListColumn<Trade>[] {
  const ofLines = {
    needs: `${resource}.materials.view`,
    isIn: ({ materials }: Trade) => materials.length > 0,
  } as const
  return [
    {
      id: 'materials',
      header: t('Materials'),
      isOptional: true,
      isFigure: true,
      wide: 'only',
      share: 12,
      ...ofLines,
      cell: (trade, { linesOf }) => <Materials {...{ trade, linesOf }} />,
    },
    {
      id: 'date',
      header: t('Date'),
      sortBy: 'createdAt',
      isDate: true,
      isOptional: true,
      isFigure: true,
      wide: 'shown',
      width: 7.25,
      cell({ createdAt }, { locale, now, dayIn, isOneLine }) {
        const day = dayInWords(createdAt, locale, now)
        if (!isOneLine) return <time dateTime={createdAt}>{day}</time>
        return dayIn === 'heading' ? timeInWords(createdAt, locale) : day
      },
    },
    {
      id: 'lines',
      header: t('Lines'),
      sortBy: 'lines',
      isNumeric: true,
      isOptional: true,
      isFigure: true,
      width: 4.75,
      ...ofLines,
      cell: (trade, { locale, linesOf }) => countInWords((linesOf?.(trade) ?? trade.materials).length, locale),
    },
    figure('weight', { header: t('Weight'), unit: 'kg', width: 6.75, ...ofLines }),
    figure('value', { header: t('Value'), unit: 'R', width: 7.5, ...ofLines }),
    figure('carbon', {
      header: t('CO₂e avoided'),
      unit: 'kg',
      kind: 'good',
      kindOf: carbonKind,
      width: 9.75,
      ...ofLines,
    }),
  ]
}

const unsentGroup = lazyPart(async () => (await import('./outbox/unsent-group.tsx')).UnsentGroup)

/** Records on this device that are not sent yet. */
const unsentRows = (resource: 'transactions' | 'collections') =>
  function UnsentRows({ columns, isOneLine }: { columns: ListColumns<Trade>; isOneLine: boolean }) {
    const outbox = useOutbox()
    const { part: UnsentGroup } = usePart(unsentGroup, outbox !== null)
    const { now } = useEnvironment()
    const businessId = sidedBusinessId(resource, useUser())
    const view = { locale: useLocale(), now: now(), dayIn: null, isOneLine, businessId }
    const secondLine = (trade: Trade) => (isOneLine ? null : <TradeLine trade={trade} view={view} />)
    return outbox && UnsentGroup ? <UnsentGroup {...{ outbox, resource, columns, view, secondLine }} /> : null
  }

/** Returns settings that all trade lists share: searched columns, second line, grouping by day, and totals. */
export const tradeRows = (resource: 'transactions' | 'collections') =>
  ({
    searched: [t('Buyer'), t('seller'), { words: t('material'), needs: `${resource}.materials.view` }],
    trade: {
      isNumberOf: ({ id }, term) => isNumberOf(id, term),
      secondLine: (trade, view) => <TradeLine {...{ trade, view }} />,
      timeOf: ({ createdAt }) => createdAt,
      figures: tradeFigures,
      mayWorkOn: user => mayWorkOn(user, resource),
    },
    RowsAbove: unsentRows(resource),
  }) satisfies Partial<ListDefinition<Trade>>
