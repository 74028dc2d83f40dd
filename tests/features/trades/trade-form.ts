import { screen, within } from '@testing-library/react'
import type { RenderedApp } from '../render-app.tsx'

type User = RenderedApp['user']

export const combo = (label: 'Buyer' | 'Seller') => screen.getByRole('combobox', { name: label })
export const materialSearch = () => screen.getByRole('combobox', { name: 'Add a material by name or GW code' })
export const dateField = () => screen.getByLabelText(/^Date/)

/** Returns the date input. Opens it first if it is closed. */
export async function openDate(user: User): Promise<HTMLInputElement> {
  if (dateField() instanceof HTMLButtonElement) await user.click(dateField())
  return dateField() as HTMLInputElement
}

/** Types a term into Buyer or Seller and chooses the option that starts with `name`. */
export async function choose(user: User, label: 'Buyer' | 'Seller', typed: string, name: string) {
  await user.type(combo(label), typed)
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
}

/** Types a term into the material search and adds the option as a line. */
export async function addMaterial(user: User, typed: string, name: string) {
  await user.type(materialSearch(), typed)
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }))
  await screen.findByRole('row', { name: new RegExp(`^${name}`) })
}

export const weightOf = (material: string) => screen.getByRole('spinbutton', { name: `Weight in kg of ${material}` })
export const valueOf = (material: string) => screen.getByRole('spinbutton', { name: `Value in rand of ${material}` })

/** Returns the button with a line's CO₂e, which opens the calculation. */
export const carbonOf = (material: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${material}`) })).getByRole('button', { name: /calculation$/ })

/** Replaces the text of a field by typing. */
export async function enter(user: User, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.type(field, text)
}

/** Adds a line with a weight in kg and a value in rand. */
export async function addLine(user: User, typed: string, name: string, weight: string, value: string) {
  await addMaterial(user, typed, name)
  await enter(user, weightOf(name), weight)
  await enter(user, valueOf(name), value)
}

/** Returns the element of one total by its label. */
export function figure(name: string) {
  const load = screen.getByRole('region', { name: 'This load' })
  return within(load).getByText(name).parentElement as HTMLElement
}

export const recordButton = () => screen.getByRole('button', { name: /^Record transaction/ })

/** Waits for the form of a new transaction and returns it. */
export const openedForm = () => screen.findByRole('form', { name: 'New transaction' })

/**
 * Fills in the required fields of a new transaction of Umhlanga Metals: a buyer, and 40 kg of copper wire for R 320.
 */
export async function fillIn(user: User) {
  await openedForm()
  await choose(user, 'Buyer', 'kasi', 'Kasi Recyclers')
  await addLine(user, 'copper', 'Copper wire', '40', '320')
}
