import { familyNames } from '#domain/figures/material-families.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { FlowAbout, FlowFilter, MaterialFlow } from '#schemas/flow.ts'
import type { Movement } from './movement.ts'

export const movementNames: Readonly<Record<Movement, string>> = {
  bought: t('Bought'),
  collected: t('Collected'),
  sold: t('Sold'),
}

const everyLine = t('Each line of a record counts once. Sums are exact; each figure is rounded once.')
const notWaste = t('Lines without a GW code count as general waste.')

const fromStockTake = t(
  'The stock-take corrects the opening stock of counted materials. A user entered it in this browser. The server does not store it.',
)

/**
 * Returns the names of a filter's families and materials: "Metal, Glass", or "Metal: Copper wire" for materials of a
 * family.
 */
export const filterInWords = ({ families, materials }: FlowFilter) =>
  [
    families.map(family => familyNames[family]).join(', '),
    materials.map(name => (name === null ? t('Without a name') : isolated(name))).join(', '),
  ]
    .filter(Boolean)
    .join(': ')

/** Returns sentences that explain how the figures are calculated. */
export function flowMethod({ about, filter }: Pick<FlowFacts, 'about' | 'filter'>, hasStockTake: boolean): string[] {
  const only = filter && t('Only lines of these materials count: {names}.', { names: filterInWords(filter) })
  return [...(only ? [only] : []), ...methodOf(about, hasStockTake)]
}

function methodOf({ kind, name: rawName }: FlowAbout, hasStockTake: boolean): string[] {
  const name = isolated(rawName)
  if (kind === 'collector') {
    return [t('Collected: all collections in the period with {name} as the seller.', { name }), everyLine, notWaste]
  }
  return [
    t('Bought: transactions with {name} as the buyer. Collected: collections with {name} as the buyer.', { name }),
    t('Sold: transactions with a user of {name} as the seller and another buyer.', { name }),
    t('Opening stock is the sum of all earlier records: bought plus collected minus sold.'),
    ...(hasStockTake ? [fromStockTake] : []),
    everyLine,
    notWaste,
  ]
}

const stockLimit = t(
  'Stock is calculated from records. Losses, sorting and moisture change real stock but have no record.',
)

/** Returns the limitations of a report. */
export const flowLimits = ({ kind }: FlowAbout): string[] => [
  t(
    'Figures for GRI 306-3/4/5, ESRS E5-5, SAWIS and EPR reports. This report does not confirm compliance with any of them.',
  ),
  ...(kind === 'business' ? [stockLimit] : []),
]

/** Returns the limitations that come from the sellers of a business. Empty for a collector. */
export const sellerLimits = ({ kind, name }: FlowAbout, count: number, hasOthers: boolean): string[] =>
  kind === 'collector'
    ? []
    : [
        t(
          'A sale counts if its seller is a user of {name} when the report is created. If you remove a user, the reports for all periods lose their sales. {count, plural, one {This report counts the sales of # seller.} other {This report counts the sales of # sellers.}}',
          { name: isolated(name), count, locale: 'en' },
        ),
        ...(hasOthers
          ? [t('An earlier report for this period in this browser counted other sellers. Its sales and stock differ.')]
          : []),
      ]

/** Facts of a report that the sums don't contain. */
export type FlowFacts = Pick<MaterialFlow, 'about' | 'period' | 'filter' | 'made'>
