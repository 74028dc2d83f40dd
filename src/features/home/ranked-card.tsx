import { useLocale } from '#actors/environment.tsx'
import { carbonWithUnit, unitFor } from '#domain/carbon/carbon-words.ts'
import type { Sums } from '#domain/carbon/sums.ts'
import * as css from '#features/home/figures/figures-card.css.ts'
import { t } from '#messages/message.ts'
import { Link } from '#ui/basics/link.tsx'
import { Name } from '#ui/basics/name.tsx'
import type { Hue } from '#ui/figures/family-dot.tsx'
import { type Ranked, RankedBars } from '#ui/figures/ranked-bars.tsx'
import { Card } from '#ui/layout/card.tsx'

const most = 6

/** Bar chart of the groups that avoided the most CO₂e, largest first. A note states how many groups are not shown. */
export function RankedCard({
  title,
  groups,
}: {
  title: string
  /** `href` leads to the records of a group. */
  groups: ReadonlyArray<{ id: string; name: string; hue?: Hue; sums: Sums; href?: string | null }>
}) {
  const locale = useLocale()
  const unit = unitFor(...groups.map(({ sums }) => sums.carbon))
  const bars: Ranked[] = groups.slice(0, most).map(({ sums, name, href, ...group }) => ({
    ...group,
    name: href ? (
      <Link href={href}>
        <Name>{name}</Name>
      </Link>
    ) : (
      <Name>{name}</Name>
    ),
    amount: Number(sums.carbon),
    text: carbonWithUnit(sums.carbon, locale, unit),
  }))
  const left = groups.length - bars.length
  return (
    <Card title={title}>
      {bars.length > 0 ? <RankedBars label={title} bars={bars} /> : <p>{t('No data yet.')}</p>}
      {left > 0 ? (
        <p className={css.notes}>{t('{count, plural, other {And # more.}}', { count: left, locale })}</p>
      ) : null}
    </Card>
  )
}
