import type { Environment } from '#actors/environment.tsx'
import { sessionApi } from '#actors/use-api.ts'
import { localDay } from '#domain/figures/periods.ts'
import { type Condition, valueIn } from '#domain/filters/conditions.ts'
import type { FilterFacts, FilterMaterial } from '#domain/filters/matching.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { Problem } from '#domain/problem.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { isUuid } from '#rules/ids.ts'

async function materialOf(
  environment: Environment,
  value: string | null,
  signal: AbortSignal,
): Promise<FilterMaterial | null> {
  if (value === null) return null
  if (!isUuid(value)) return { name: value }
  try {
    const { name, gwCode } = await sessionApi(environment).materials.get(value, [], signal)
    return { name, gwCode }
  } catch (error) {
    if (error instanceof Problem && error.kind === 'notFound') return null
    throw error
  }
}

/**
 * Returns the facts that filters need in addition to the URL.
 * @throws Problem if the material of the filter cannot be read.
 */
export async function filterFacts(
  environment: Environment,
  conditions: readonly Condition[],
  signal: AbortSignal,
): Promise<FilterFacts> {
  const user = ownerOf(environment.session.getSnapshot().context)
  return {
    today: localDay(environment.now()),
    userId: user?.id ?? '',
    businessId: user && ownBusinessId(user),
    material: await materialOf(environment, valueIn(conditions, 'material'), signal),
  }
}
