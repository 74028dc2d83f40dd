import * as z from 'zod/mini'
import { families } from '#rules/families.ts'
import { count, day, decimal, described, orUnknown } from './report-fields.ts'

/** Sums over unrounded lines. */
const figures = {
  weightKg: decimal('Total weight of the lines, in kg.'),
  avoidedKg: orUnknown(
    decimal(
      'Estimated CO₂e avoided, in kg. Lines with a negative factor are subtracted, so the figure can be negative. Null if no line has a factor: unknown, not 0.',
    ),
  ),
  moreThanNewKg: decimal(
    'CO₂e of the lines with a negative factor, in kg, without a sign. Their treatment emits more than it avoids. Already subtracted in avoidedKg.',
  ),
  storedKg: decimal(
    'Modelled carbon storage in forests and soil, in kg CO₂e, if the source of a factor publishes it. Excluded from avoidedKg.',
  ),
  storedInAvoidedKg: decimal(
    'Modelled carbon storage included in avoidedKg, in kg CO₂e, from factors that equal a published figure with storage. Excluded from storedKg.',
  ),
  withoutFactorKg: decimal(
    'Weight of the lines without a factor, in kg. Included in weightKg, excluded from avoidedKg.',
  ),
  withoutFactorPercent: decimal('withoutFactorKg as a percentage of weightKg, with two decimals.'),
  lines: count('Number of lines.'),
  linesWithoutFactor: count('Number of lines without a factor.'),
}

const material = z.strictObject({
  name: orUnknown(described('Name of the material when its lines were recorded.')),
  gwCode: orUnknown(described('GW code when the lines were recorded.')),
  factorKgPerKg: orUnknown(
    decimal(
      'Factor when the lines were recorded, in kg CO₂e avoided per kg. Negative if the treatment emits more than it avoids; null if unknown. A material has one entry for each factor.',
    ),
  ),
  equals: orUnknown(
    z.strictObject({
      publication: described('Id of an entry in sources.'),
      figure: described('Material or treatment of the published figure.'),
    }),
  ).check(
    z.describe(
      'Publication with a figure for the family that equals the factor in every digit. The records do not contain the source of a factor. Null if no known figure equals it.',
    ),
  ),
  ...figures,
})

const family = z.strictObject({
  family: z.enum(families).check(z.describe('Id of the material family, derived from the GW code.')),
  name: described('Name of the family.'),
  ...figures,
  materials: z.array(material).check(z.describe('Sorted by avoidedKg, largest first.')),
})

const about = z
  .strictObject({
    kind: z.enum(['business', 'collector']),
    role: z
      .enum(['buyer', 'collector'])
      .check(z.describe('Role in these trades. Other parties might report the same kilograms in another role.')),
    id: described('Id of the business or collector.'),
    name: described('Name of the business or collector.'),
    address: z.array(z.string()).check(z.describe('Address lines. Empty if the address is unknown.')),
  })
  .check(
    z.describe(
      'Subject of the statement. For a business: its transactions as the buyer. For a collector: the collections that they sold.',
    ),
  )

/** Id of the JSON Schema for statements. A URN is the same on every server. */
export const statementSchema = 'urn:threereco:schema:carbon-statement:2'

/**
 * Carbon statement, as shown, printed and saved as a file. Its JSON Schema is published: see
 * tests/domain/statement/published-schema.test.ts.
 */
export const carbonStatement = z
  .strictObject({
    $schema: z.literal(statementSchema).check(z.describe('Id of this schema.')),
    about,
    period: z.strictObject({
      from: day('First day of the period.'),
      to: day('Last day of the period, inclusive. A current period ends on the day the statement was created.'),
      timeZone: described('Current IANA name of the time zone of all days, such as "Africa/Johannesburg".'),
    }),
    made: z.strictObject({
      at: z.iso.datetime().check(z.describe('Time of creation, in UTC.')),
      by: described('Name of the user who created the statement.'),
      recordsAt: z.optional(
        z.iso
          .datetime()
          .check(z.describe('Time in UTC at which the server had these records. Missing in older files.')),
      ),
    }),
    fingerprint: z
      .string()
      .check(
        z.regex(/^[0-9a-f]{64}$/),
        z.describe(
          'SHA-256, in hexadecimal, of the records file, which "Records" in the Export menu saves. Statements of the same trades and period have equal fingerprints, regardless of author and time. The file contains JSON lines in UTF-8, without spaces between tokens. Keys have the order given here. Each line ends with a line feed. First line: {"statementOf":{"kind","id"},"period":{"from","to","timeZone"}}. Next, one line per trade, sorted by id: {"id","createdAt","sellerId","buyerId","lines"}; createdAt is in UTC, such as "2026-11-22T10:00:00.000Z". Entries of lines: {"name","gwCode","factorKgPerKg","weightKg"}, sorted by their JSON text. Sorting compares UTF-16 code units. Numbers are unrounded decimal text; null means unknown.',
        ),
      ),
    trades: z.strictObject({
      count: count('Number of trades.'),
      first: z.nullable(day('Day of the first trade; null without trades.')),
      last: z.nullable(day('Day of the last trade; null without trades.')),
    }),
    totals: z.strictObject(figures).check(z.describe('Totals of all trades.')),
    families: z.array(family).check(z.describe('Sorted by avoidedKg, largest first.')),
    sources: z
      .array(
        z.strictObject({
          id: described('Id of the publication, used in materials.'),
          name: described('Title of the publication.'),
          kind: z
            .enum(['published', 'calculated'])
            .check(
              z.describe(
                'Published: factors of the publication. Calculated: differences of its figures, primary production minus closed-loop recycling.',
              ),
            ),
          year: z.int().check(z.describe('Year of publication.')),
          gwp: described('Set of global warming potentials.'),
          url: z.url().check(z.describe('Address of the publication.')),
        }),
      )
      .check(z.describe('Publications with figures that equal factors in the statement.')),
    baseline: described('Baseline for avoided emissions.'),
    boundary: described('Life cycle stages included in the factors.'),
    method: z.array(z.string()).check(z.describe('Calculation, in sentences.')),
    limits: z.array(z.string()).check(z.describe('Limitations, in sentences.')),
  })
  .check(
    z.describe(
      'Estimate of the CO₂e that recycling avoided, from the trades of a period. Report the figures separately; do not subtract them from a footprint. Numbers are decimal text: an optional minus sign, digits, and an optional decimal point with decimals. They have no exponent, plus sign, separators or trailing zeros. Sums are unrounded; only withoutFactorPercent is rounded, half to even. Families and materials are sorted by avoidedKg, largest first, unknown last, then by English name order.',
    ),
  )

export type CarbonStatement = z.infer<typeof carbonStatement>
export type StatedMaterial = z.infer<typeof material>
export type StatedFamily = z.infer<typeof family>
export type StatedFigures = CarbonStatement['totals']
export type StatementAbout = z.infer<typeof about>
