import * as z from 'zod/mini'
import { families } from '#rules/families.ts'
import { count, day, decimal, described, orUnknown } from './report-fields.ts'

const movedKg = {
  boughtKg: decimal(
    'Weight of the lines in transactions with the business as the buyer, in kg. In totals, this is the weight of the carbon statement of the same period. 0 for a collector.',
  ),
  collectedKg: decimal(
    'Weight of the lines in collections, in kg. For a business: collections that it bought. For a collector: collections that they sold, which is the weight of their carbon statement.',
  ),
  soldKg: decimal(
    'Weight of the lines in transactions with a user of the business as the seller and another buyer, in kg. 0 for a collector.',
  ),
}

/** Sums over unrounded lines of the records in the period. */
const moved = {
  ...movedKg,
  boughtValue: decimal('Value of the lines in boughtKg, in rand, without VAT.'),
  collectedValue: decimal('Value of the lines in collectedKg, in rand, without VAT.'),
  soldValue: decimal('Value of the lines in soldKg, in rand, without VAT.'),
}

const closingStock = 'openingKg + boughtKg + collectedKg - soldKg, in kg. Negative stock stays negative.'

const figures = {
  openingKg: orUnknown(
    decimal(
      'Stock at the start of the first day, in kg: bought + collected - sold in all earlier records, plus the difference of the stock-take if there is one. Null for a collector, who keeps no stock.',
    ),
  ),
  ...moved,
  closingKg: orUnknown(decimal(`${closingStock} Null for a collector.`)),
}

const waste = z
  .enum(['general', 'hazardous'])
  .check(z.describe('Hazardous: the GW code begins with HW. General: all other codes, and lines without a code.'))

const name = orUnknown(described('Name of the material when its lines were recorded.'))
const gwCode = orUnknown(described('GW code when the lines were recorded.'))

const province = orUnknown(
  described('Province of the address. Null if it is unknown, and in reports that are not by province.'),
)

const month = z.string().check(z.regex(/^\d{4}-\d{2}$/), z.describe('Month, such as "2026-07".'))

const stockAtEnd = orUnknown(decimal('Stock at the end, in kg. Null for a collector.'))

/** Id of the JSON Schema for material-flow reports. A URN is the same on every server. */
export const flowSchema = 'urn:threereco:schema:material-flow:2'

/**
 * Material-flow report, as shown, printed and saved as a file. Its JSON Schema is published: see
 * tests/domain/flow/published-flow.test.ts.
 */
export const materialFlow = z
  .strictObject({
    $schema: z.literal(flowSchema).check(z.describe('Id of this schema.')),
    about: z
      .strictObject({
        kind: z.enum(['business', 'collector']),
        id: described('Id of the business or collector.'),
        name: described('Name of the business or collector.'),
        address: z.array(z.string()).check(z.describe('Address lines. Empty if the address is unknown.')),
      })
      .check(z.describe('Subject of the report.')),
    period: z.strictObject({
      from: day('First day of the period.'),
      to: day('Last day of the period, inclusive. A current period ends on the day the report was created.'),
      timeZone: described('Current IANA name of the time zone of all days, such as "Africa/Johannesburg".'),
    }),
    filter: z
      .nullable(
        z.strictObject({
          families: z.array(z.enum(families)).check(z.describe('Ids of material families. Empty for all families.')),
          materials: z.array(name).check(z.describe('Names of materials, with any GW code. Empty for all materials.')),
        }),
      )
      .check(
        z.describe(
          'Only lines that have both one of these families and one of these materials are in the report. Null for a report of all lines.',
        ),
      ),
    made: z.strictObject({
      at: z.iso.datetime().check(z.describe('Time of creation, in UTC.')),
      by: described('Name of the user who created the report.'),
      recordsAt: z.optional(
        z.iso
          .datetime()
          .check(
            z.describe(
              'Time in UTC at which the server had these records; for two lists, the earlier time. Missing in older files.',
            ),
          ),
      ),
    }),
    fingerprint: z
      .string()
      .check(
        z.regex(/^[0-9a-f]{64}$/),
        z.describe(
          'SHA-256, in hexadecimal, of the records file, which "Records" in the Export menu saves. Reports of the same records and period have equal fingerprints, regardless of author and time. The file contains JSON lines in UTF-8, without spaces between tokens. Keys have the order given here. Each line ends with a line feed. First line: {"flowOf":{"kind","id"},"period":{"from","to","timeZone"},"filter","opening"}; filter is omitted if it is null. Entries of opening: {"name","gwCode","weightKg"}, sorted by their JSON text; the list is empty for a collector. Next, one line per record of the period, sorted by its text: {"id","createdAt","sellerId","buyerId","movement","lines"}; movement is "bought", "collected" or "sold"; createdAt is in UTC, such as "2026-11-22T10:00:00.000Z". Entries of lines: {"name","gwCode","weightKg","value"}, sorted by their JSON text. Sorting compares UTF-16 code units. Numbers are unrounded decimal text; null means unknown.',
        ),
      ),
    records: z.strictObject({
      count: count('Number of records in the period. Each record counts once.'),
      lines: count('Number of lines in these records.'),
      earlier: count(
        'Number of records before the period, from which the opening stock is computed. 0 for a collector.',
      ),
      first: z.nullable(day('Day of the first record in the period; null without records.')),
      last: z.nullable(day('Day of the last record in the period; null without records.')),
    }),
    sellers: z
      .array(z.string())
      .check(
        z.describe(
          'Sorted ids of the sellers with sales up to the last day, of any material. A sale counts if its seller is a user of the business when the report is created. Empty for a collector.',
        ),
      ),
    stockTake: z
      .nullable(
        z.strictObject({
          day: day('Day of the stock-take. The weights are those at its start.'),
          entries: z.array(
            z.strictObject({
              name,
              gwCode,
              countedKg: decimal('Counted weight, in kg.'),
              recordedKg: decimal('Stock at that time from the records alone, in kg.'),
            }),
          ),
        }),
      )
      .check(
        z.describe(
          'Stock-take that a user typed in this browser; the server does not store it. The opening stock of each counted material includes countedKg - recordedKg. Null without a stock-take on or before the first day.',
        ),
      ),
    totals: z.strictObject(figures).check(z.describe('Totals of all materials.')),
    byWaste: z
      .array(z.strictObject({ waste, ...figures }))
      .check(z.describe('General waste and hazardous waste apart. A class without records is omitted.')),
    byMaterial: z
      .array(z.strictObject({ waste, name, gwCode, ...figures }))
      .check(z.describe('Sorted by waste, GW code and name.')),
    byCode: z
      .array(
        z.strictObject({
          waste,
          gwCode,
          names: z.array(z.string()).check(z.describe('Names of the materials with this code, sorted.')),
          ...figures,
        }),
      )
      .check(z.describe('Sorted by waste and GW code.')),
    byFamily: z
      .array(
        z.strictObject({
          waste,
          family: z.enum(families).check(z.describe('Id of the material family, derived from the GW code.')),
          name: described('Name of the family.'),
          ...figures,
        }),
      )
      .check(z.describe('In a fixed order, hazardous waste last.')),
    byCounterparty: z
      .array(
        z.strictObject({
          id: orUnknown(described('Id of the user or business.')),
          name: orUnknown(described('Name of the user or business.')),
          province,
          ...moved,
        }),
      )
      .check(z.describe('Sellers of bought and collected material, and buyers of sold material. Sorted by name.')),
    byProvince: z
      .array(z.strictObject({ province, ...moved }))
      .check(
        z.describe('Sums of byCounterparty. Sorted by province, null last. Empty if the report is not by province.'),
      ),
    byMonth: z
      .array(
        z.strictObject({
          month,
          ...movedKg,
          stockKg: stockAtEnd,
        }),
      )
      .check(z.describe('All months of the period. The first and the last month contain only days of the period.')),
    byQuarter: z
      .array(
        z.strictObject({
          quarter: z.string().check(z.regex(/^\d{4}-Q[1-4]$/), z.describe('Calendar quarter, such as "2026-Q3".')),
          ...movedKg,
          stockKg: stockAtEnd,
        }),
      )
      .check(z.describe('All quarters of the period. The first and the last contain only days of the period.')),
    byMaterialAndMonth: z
      .array(z.strictObject({ month, waste, name, gwCode, ...movedKg }))
      .check(z.describe('Materials of each month with records of them. Sorted by month, waste, GW code and name.')),
    findings: z
      .array(
        z.strictObject({
          name,
          gwCode,
          at: z
            .enum(['opening', 'closing', 'monthEnd', 'day'])
            .check(
              z.describe(
                'Time of the negative stock: the start or the end of the period, the end of a month, or the end of a day.',
              ),
            ),
          month: orUnknown(month),
          day: orUnknown(day('Day with the lowest stock at its end.')),
          firstDay: orUnknown(day('First day with negative stock at its end.')),
          missingKg: decimal('Negative stock in kg, without a sign. A purchase might be missing.'),
        }),
      )
      .check(
        z.describe(
          'Materials with negative stock, each once. The first of these times counts: the end of the period, its start, the end of a month, the end of a day. Months and days are those with the lowest stock; they and firstDay are null for other times.',
        ),
      ),
    method: z.array(z.string()).check(z.describe('Calculation, in sentences.')),
    limits: z.array(z.string()).check(z.describe('Limitations, in sentences.')),
  })
  .check(
    z.describe(
      'Weights of the material that a business bought, collected and sold in a period, and its stock before and after. Numbers are decimal text: an optional minus sign, digits, and an optional decimal point with decimals. They have no exponent, plus sign, separators or trailing zeros. No sum is rounded.',
    ),
  )

export type MaterialFlow = z.infer<typeof materialFlow>
export type FlowFigures = MaterialFlow['totals']
export type FlowAbout = MaterialFlow['about']
export type FlowFilter = NonNullable<MaterialFlow['filter']>
export type FlowMaterial = MaterialFlow['byMaterial'][number]
export type FlowCounterparty = MaterialFlow['byCounterparty'][number]
export type FlowFinding = MaterialFlow['findings'][number]
export type Waste = FlowMaterial['waste']
