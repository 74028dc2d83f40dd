import type { Api } from '#api/api.ts'
import { familyOf } from '#domain/figures/material-families.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { materialColumns } from '#domain/trades/material-rules.ts'
import { formatPrice, type StatisticsByName } from '#domain/trades/material-statistics.ts'
import { t } from '#messages/message.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import { parseShownMaterial, type ShownMaterial } from '#schemas/material.ts'

/** Look-up of materials. Each option shows family, code, factor (kg CO₂e avoided per kg) and last price. */
export const lookUpMaterials = (
  calls: Api['materials'],
  locale: string,
  past: StatisticsByName | undefined,
): Lookup<ShownMaterial> => ({
  find: calls.list,
  searchColumn: materialColumns,
  toOption: ({ id, name, gwCode, carbonFactor }) => {
    const known = past?.get(name)
    const price = known?.paidPrice ?? known?.lastPrice ?? null
    return {
      id,
      label: name,
      detail: gwCode,
      family: familyOf(gwCode),
      figures: [
        {
          of: t('CO₂ factor'),
          text: carbonFactor === null ? t('unknown') : formatNumber(carbonFactor, locale, { min: 4 }),
        },
        { of: t('last paid'), text: price === null ? '' : formatPrice(price, locale) },
      ],
    }
  },
  recent: { kind: 'materials', parse: parseShownMaterial },
  creates: 'materials',
  allTitle: t('All materials'),
  emptyText: t('No materials found.'),
})
