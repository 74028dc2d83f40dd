import * as z from 'zod/mini'
import { families } from '#rules/families.ts'

/** A figure in every digit, as text, because a number of JSON would lose some: "177778.0943". */
const decimal = (description: string) => z.templateLiteral([z.number()]).check(z.describe(description))
const orUnknown = <Item extends z.ZodMiniType>(item: Item) => z.nullable(item)
const text = (description: string) => z.string().check(z.describe(description))
const count = (description: string) => z.int().check(z.gte(0), z.describe(description))
const day = (description: string) => z.iso.date().check(z.describe(description))

/** What lines come to. Sums are of unrounded lines. */
const figures = {
  weightKg: decimal('The weight of all lines, in kg.'),
  avoidedKg: orUnknown(
    decimal(
      'The CO₂e that the lines avoided, in kg, an estimate. Lines with a factor below 0 are subtracted; below 0 if they are more. Null if no line has a factor: unknown, not 0.',
    ),
  ),
  moreThanNewKg: decimal(
    'The CO₂e of lines with a factor below 0, in kg, without a sign: their treatment emits more than it avoids. It is subtracted in avoidedKg already.',
  ),
  storedKg: decimal(
    'The modelled carbon storage of the lines in forests and soil, in kg CO₂e, where the source of a factor gives it. It is not in avoidedKg.',
  ),
  storedInAvoidedKg: decimal(
    'The modelled carbon storage that is in avoidedKg, in kg CO₂e: of factors that equal a published figure with storage. It is not in storedKg.',
  ),
  withoutFactorKg: decimal(
    'The weight of the lines that have no factor, in kg. They are in weightKg, and not in avoidedKg.',
  ),
  withoutFactorPercent: decimal('withoutFactorKg as a share of weightKg, in percent, to two decimals.'),
  lines: count('How many lines there are.'),
  linesWithoutFactor: count('How many of them have no factor.'),
}

const material = z.strictObject({
  name: orUnknown(text('What the material was called when its lines were recorded.')),
  gwCode: orUnknown(text('Its GW code, as it was then.')),
  factorKgPerKg: orUnknown(
    decimal(
      'Its factor when the lines were recorded, in kg CO₂e avoided per kg; below 0 if its treatment emits more than it avoids. Null if unknown. A material whose factor was changed has one entry for each.',
    ),
  ),
  equals: orUnknown(
    z.strictObject({
      publication: text('The id of one of the sources.'),
      figure: text('What its figure is published for.'),
    }),
  ).check(
    z.describe(
      'A publication with a figure for the family that equals the factor in every digit. The records do not keep the source of a factor. Null if no known figure equals it.',
    ),
  ),
  ...figures,
})

const family = z.strictObject({
  family: z.enum(families).check(z.describe('The id of the family, which is told by the GW code.')),
  name: text('Its name.'),
  ...figures,
  materials: z.array(material).check(z.describe('What avoided most comes first.')),
})

const about = z
  .strictObject({
    kind: z.enum(['business', 'collector']),
    role: z
      .enum(['buyer', 'collector'])
      .check(z.describe('Its role in these trades. Other parties might state the same kilograms in another role.')),
    id: text('The id of the business or the collector.'),
    name: text('What it is called.'),
    address: z.array(z.string()).check(z.describe('The lines of its address; none where it is not known.')),
  })
  .check(
    z.describe(
      'Whose trades are summed: of a business the transactions in which it is the buyer, of a collector the collections that they sold.',
    ),
  )

/** The id of the JSON Schema of a statement: no address, so that it is the same on every server. */
export const statementSchema = 'urn:threereco:schema:carbon-statement:2'

/** A carbon statement, as it is shown, printed and saved. Its JSON Schema is published: see tests/domain/statement/published-schema.test.ts. */
export const carbonStatement = z
  .strictObject({
    $schema: z.literal(statementSchema).check(z.describe('The id of this schema.')),
    about,
    period: z.strictObject({
      from: day('The first day.'),
      to: day('The last day, which is part of it. A running period ends on the day on which the statement was made.'),
      timeZone: text('The IANA name of the time zone of all days, such as "Africa/Johannesburg".'),
    }),
    made: z.strictObject({
      at: z.iso.datetime().check(z.describe('When the statement was made, in UTC.')),
      by: text('The name of the user who made it.'),
    }),
    fingerprint: z
      .string()
      .check(
        z.regex(/^[0-9a-f]{64}$/),
        z.describe(
          'SHA-256, in hexadecimal, of the records of the statement: the bytes of the file that "Save records" gives. Statements of the same trades and period have the same, whoever made them and when. The file is JSON lines in UTF-8, without spaces between tokens, with keys in the order given here, and a line feed after each line. First line: {"statementOf":{"kind","id"},"period":{"from","to","timeZone"}}. Then a line for each trade, sorted by id: {"id","createdAt","sellerId","buyerId","lines"}; createdAt is in UTC such as "2026-11-22T10:00:00.000Z". Each of its lines: {"name","gwCode","factorKgPerKg","weightKg"}, sorted by their own JSON text. Texts are sorted by UTF-16 code units. Numbers are decimal text, not rounded; null is unknown.',
        ),
      ),
    trades: z.strictObject({
      count: count('How many trades are summed.'),
      first: z.nullable(day('The day of the first; null where there is none.')),
      last: z.nullable(day('The day of the last; null where there is none.')),
    }),
    totals: z.strictObject(figures).check(z.describe('All trades together.')),
    families: z.array(family).check(z.describe('What avoided most comes first.')),
    sources: z
      .array(
        z.strictObject({
          id: text('What materials name it by.'),
          name: text('The publication.'),
          kind: z
            .enum(['published', 'calculated'])
            .check(
              z.describe(
                'Whether the factors are published ones, or own calculations from published figures: primary production minus closed-loop recycling.',
              ),
            ),
          year: z.int().check(z.describe('The year in which it was published.')),
          gwp: text('The set of global warming potentials that it uses.'),
          url: z.url().check(z.describe('Where it is published.')),
        }),
      )
      .check(z.describe('The publications whose figures equal factors of the statement.')),
    baseline: text('What avoided emissions are compared with.'),
    boundary: text('The stages of life that the factors count.'),
    method: z.array(z.string()).check(z.describe('Calculation, a sentence each.')),
    limits: z.array(z.string()).check(z.describe('Limits, a sentence each.')),
  })
  .check(
    z.describe(
      'An estimate of the CO₂e that recycling avoided, by trades of a period. It is reported separately: do not subtract it from a footprint. Numbers are decimal text: a minus sign if below 0, digits, and a point before decimals; no exponent, no plus sign, no separators, no trailing zeros after the point. Sums are of unrounded lines and are not rounded; only withoutFactorPercent is, half to even. Families and materials are sorted by avoidedKg, largest first, unknown last, then by name in the order of English.',
    ),
  )

export type CarbonStatement = z.infer<typeof carbonStatement>
export type StatedMaterial = z.infer<typeof material>
export type StatedFamily = z.infer<typeof family>
export type StatedFigures = CarbonStatement['totals']
export type StatementAbout = z.infer<typeof about>
