import type { DateOrder, Delimiter, WeightUnit } from '#domain/import/import-types.ts'
import { oneByte } from './import-files.ts'

/**
 * Content of a column: `party` is a buyer or a seller, because the heading fits both. `weight` is the net weight,
 * `code` a code of the material, `note` nothing that the app keeps.
 */
type ColumnKind =
  | 'number'
  | 'date'
  | 'time'
  | 'buyer'
  | 'seller'
  | 'party'
  | 'material'
  | 'code'
  | 'gross'
  | 'tare'
  | 'weight'
  | 'unit'
  | 'price'
  | 'value'

export type TradeShape = {
  /** Program or publisher of files with this shape, and where it is shown. */
  source: string
  file: Uint8Array<ArrayBuffer>
  /** Null for spreadsheets. */
  encoding: string | null
  delimiter: Delimiter | null
  /** Row number of the headings in a spreadsheet. */
  header: number
  /** Column index of each kind of content. */
  expected: Partial<Record<ColumnKind, number>>
  /** First record: the start of its date in local time, and its weight. Missing if the user must decide. */
  first: { row: number; date?: string; kg?: number }
  /** Order of day and month, if the first date is ambiguous. */
  order?: DateOrder
  /** Unit of the weights, if the column has another one than kg. */
  unit?: WeightUnit
}

const joined = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`
const utf8 = (delimiter: Delimiter, ...lines: string[]) => ({
  file: new TextEncoder().encode(joined(lines)),
  encoding: 'UTF-8',
  delimiter,
})
const windows = (delimiter: Delimiter, ...lines: string[]) => ({
  file: oneByte(joined(lines)),
  encoding: 'Windows-1252',
  delimiter,
})
/** Text files with trades of other programs, as public code, guides and laws show them. The values are invented. */
export const tradeShapes: readonly TradeShape[] = [
  {
    source: 'weighbridge app for phones, in the code of its export: RST number, kg in the headings, date with time',
    ...utf8(
      ',',
      'RST#,Vehicle,Customer,Material,Gross (kg),Tare (kg),Net (kg),Operator,Date',
      '12,ND 123,Kasi Recyclers,Copper,1240,380,860,T. Nel,2026-11-27 14:46',
    ),
    header: 1,
    expected: { number: 0, party: 2, material: 3, gross: 4, tare: 5, weight: 6, date: 8 },
    first: { row: 2, date: '2026-11-27T14:46', kg: 860 },
  },
  {
    source: 'weighbridge program, in the code of its report: two dates, commas that might be decimal signs',
    ...utf8(
      ',',
      'Slip Number,Vehicle,Party,Material,Gross (kg),Tare (kg),Net (kg),Opened At,Completed At,Status',
      '00071,ND 123,"Dube, N.",HMS 1,"12,400","3,800","8,600",27-Nov-2026 07:42,27-Nov-2026 08:05,Completed',
    ),
    header: 1,
    expected: { number: 0, party: 2, material: 3, gross: 4, tare: 5, weight: 6 },
    first: { row: 2 },
  },
  {
    source: 'weighbridge logger, in the code of its export: all cells in quotes, manual tare, timestamps in UTC',
    ...utf8(
      ',',
      '"Serial No","Vehicle No","Vehicle Type","Material","Party","Charge","Gross (kg)","Tare (kg)","Manual Tare (kg)","Net (kg)","Timestamp"',
      '"1","ND 123","Truck","Brass","Kasi Recyclers","50","1240","380","","860","2026-11-27T12:46:09Z"',
    ),
    header: 1,
    expected: { number: 0, material: 3, party: 4, gross: 6, tare: 7, weight: 9, date: 10 },
    first: { row: 2, date: '2026-11-27', kg: 860 },
  },
  {
    source: 'receipts of a grain depot, in the code of its export: separate date and time, deduction and final weight',
    ...utf8(
      ',',
      'Receipt Number,Date,Time,Grower,Product,Depot,Gross Weight,Tare Weight,Net Weight,Dock %,Final Weight,Grade',
      'R-7,2026-11-27,14:46,N. Dube,Cardboard,North,1240,380,860,2,842.8,A',
    ),
    header: 1,
    expected: { number: 0, date: 1, time: 2, material: 4, gross: 6, tare: 7, weight: 8 },
    first: { row: 2, date: '2026-11-27', kg: 860 },
  },
  {
    source: 'indicator of a weighbridge, in forums: no spaces, tabs, compact dates, weights in tonnes with units',
    ...utf8(
      '\t',
      'TICKET\tDATE\tTIME\tREG\tACCOUNT\tPRODUCT\tNETT',
      '000123\t20261127\t1446\tND123\tKasi\tCopper\t1.24 t',
    ),
    header: 1,
    expected: { number: 0, date: 1, time: 2, party: 4, material: 5, weight: 6 },
    first: { row: 2, date: '2026-11-27', kg: 1240 },
  },
  {
    source: 'transfer station of a city, open data: load weight in pounds, 12-hour clock',
    ...utf8(
      ',',
      'Load ID,Report Date,Load Type,Load Time,Load Weight (lbs),Dropoff Site',
      '51,11/27/2026,RECYCLING - PAPER,11/27/2026 02:46:00 PM,"2,500.00",North',
    ),
    header: 1,
    expected: { number: 0, date: 1, material: 2, weight: 4 },
    first: { row: 2, date: '2026-11-27', kg: 1133.98 },
    unit: 'lb',
  },
  {
    source: 'transactions of a recycling marketplace, in the code of its export: type, customer or supplier, status',
    ...utf8(
      ',',
      'ID,Date,Type,Customer/Supplier,Material,Weight,Amount,Status',
      '8,2026-11-27,purchase,Kasi Recyclers,PET bottles,86.5,302.75,paid',
    ),
    header: 1,
    expected: { number: 0, date: 1, party: 3, material: 4, weight: 5, value: 6 },
    first: { row: 2, date: '2026-11-27', kg: 86.5 },
  },
  {
    source: 'inputs of a footprint calculator, in its tests: supplier, material and weight among transport columns',
    ...utf8(
      ',',
      'Date,Supplier,Material,Weight,Distance,TransportMode,Region',
      '2026-11-27,Kasi Recyclers,Aluminium,1500,800,Truck,Gauteng',
    ),
    header: 1,
    expected: { date: 0, seller: 1, material: 2, weight: 3 },
    first: { row: 2, date: '2026-11-27', kg: 1500 },
  },
  {
    source: 'scale tickets of a scrap program in the USA, in its manual: commodity, pounds, price per pound, dollars',
    ...utf8(
      ',',
      'Ticket #,Ticket Date,Customer Name,Commodity,Gross,Tare,Net Lbs,Price/Lb,Total $',
      '102180,11/27/26,A VALUED CUSTOMER,#1 Copper,45,2,43,3.10,$133.30',
    ),
    header: 1,
    expected: { number: 0, date: 1, party: 2, material: 3, gross: 4, tare: 5, weight: 6, price: 7, value: 8 },
    first: { row: 2, date: '2026-11-27', kg: 19.5 },
    unit: 'lb',
  },
  {
    source: 'daily sheet of a buy-back centre in Spanish, in a web app: gross, tare, net, price and total',
    ...utf8(
      ',',
      'Semana,Dia,Fecha,Material,Peso Bruto,Tara,Peso Neto,Precio,Total',
      '48,viernes,27/11/2026,Cobre,124.5,38,86.5,3.5,302.75',
    ),
    header: 1,
    expected: { date: 2, material: 3, gross: 4, tare: 5, weight: 6, price: 7, value: 8 },
    first: { row: 2, date: '2026-11-27', kg: 86.5 },
  },
  {
    source: 'delivery notes of a scrap dealer in German: Windows-1252, decimal commas, tonnes',
    ...windows(
      ';',
      'Wiegeschein-Nr.;Datum;Uhrzeit;Lieferant;Sorte;Brutto (t);Tara (t);Netto (t);Preis \u0080/t',
      '4711;27.11.2026;14:46;M\u00fcller;Kupferdr\u00e4hte;12,40;3,80;8,60;350,00',
    ),
    header: 1,
    expected: { number: 0, date: 1, time: 2, seller: 3, material: 4, gross: 5, tare: 6, weight: 7, price: 8 },
    first: { row: 2, date: '2026-11-27', kg: 8600 },
    unit: 't',
  },
  {
    source: 'purchase register of a dealer in French, as the law requires it: days in words, spaces in numbers',
    ...windows(
      ';',
      'N\u00b0 d\u2019ordre;Date d\u2019achat;Vendeur;D\u00e9signation;Poids net (kg);Prix total'.replace(
        /\u2019/g,
        "'",
      ),
      '1;27 novembre 2026;Mme Dub\u00e9;Laiton;1 240,5;4 341,75',
    ),
    header: 1,
    expected: { number: 0, date: 1, seller: 2, material: 3, weight: 4, value: 5 },
    first: { row: 2, date: '2026-11-27', kg: 1240.5 },
  },
  {
    source: 'list of a cooperative of collectors in Portuguese: days in words, kg in the cells',
    ...utf8(
      ';',
      'Data;Fornecedor;Produto;Quantidade;Valor (R)',
      '27 de novembro de 2026;Ana Sitoe;Papelão;1 240,00 kg;R 1 240,00',
    ),
    header: 1,
    expected: { date: 0, seller: 1, material: 2, weight: 3, value: 4 },
    first: { row: 2, date: '2026-11-27', kg: 1240 },
  },
  {
    source: 'Xero bills, in several export functions: asterisks for required columns, one row per line',
    ...utf8(
      ',',
      '*ContactName,EmailAddress,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,*Description,*Quantity,*UnitAmount,*AccountCode,Currency',
      'Kasi Recyclers,,BILL-7,T12,27/11/2026,26/12/2026,Copper wire,86.5,102.4,310,ZAR',
    ),
    header: 1,
    expected: { party: 0, number: 2, date: 4, material: 6, weight: 7, price: 8 },
    first: { row: 2, date: '2026-11-27', kg: 86.5 },
  },
  {
    source: 'QuickBooks report of purchases by vendor, in converters: title, groups of vendors, totals',
    ...utf8(
      ',',
      'Purchases by Vendor Detail,,,,,,',
      '"January - November, 2026",,,,,,',
      ',,,,,,',
      'Date,Transaction Type,Num,Product/Service,Qty,Rate,Amount',
      'Kasi Recyclers,,,,,,',
      '11/27/2026,Bill,7,Copper,86.50,102.40,"8,857.60"',
      'Total for Kasi Recyclers,,,,86.50,,"R8,857.60"',
    ),
    header: 4,
    expected: { date: 0, number: 2, material: 3, weight: 4, price: 5, value: 6 },
    first: { row: 6, date: '2026-11-27', kg: 86.5 },
  },
  {
    source: 'Sage invoice lines of an import tool, in its guide: account reference, SKU, quantity ordered',
    ...utf8(
      ',',
      'Id,AccountReference,Company,Sku,Name,QtyOrdered,UnitPrice,TaxCode,InvoiceDate',
      '100001,KAS001,Kasi Recyclers,CU-5302,Copper,86.5,102.40,T1,27/11/2026',
    ),
    header: 1,
    expected: { number: 0, party: 2, code: 3, material: 4, weight: 5, price: 6, date: 8 },
    first: { row: 2, date: '2026-11-27', kg: 86.5 },
  },
  {
    source: 'Pastel transactions by item, in forums: semicolons, R in the amounts, two-digit years',
    ...windows(
      ';',
      'Item Transactions;;;;;;',
      'From 2026/11/01 to 2026/11/30;;;;;;',
      'Date;Reference;Account;Item Code;Item Description;Quantity;Total Excl',
      '27/11/26;GRV00007;Kasi Recyclers CC \u2013 East;CU5302;Copper wire;86,50;R 8 857,60'.replace('\u2013', '\u0096'),
    ),
    header: 3,
    expected: { date: 0, number: 1, party: 2, code: 3, material: 4, weight: 5, value: 6 },
    first: { row: 4, date: '2026-11-27', kg: 86.5 },
  },
  {
    source: 'Odoo purchase orders, in its import guide: paths in the headings, order values only in the first line',
    ...utf8(
      ',',
      'name,partner_id,date_order,order_line/product_id,order_line/product_qty,order_line/product_uom,order_line/price_unit',
      'P00007,Kasi Recyclers,2026-11-27 12:46:09,Copper,86.5,kg,102.4',
      ',,,Brass,12,kg,80',
    ),
    header: 1,
    // The name of an order is its number, which the heading does not show.
    expected: { party: 1, date: 2, material: 3, weight: 4, unit: 5, price: 6 },
    first: { row: 2, date: '2026-11-27T12:46:09', kg: 86.5 },
  },
  {
    source: 'ERPNext purchase receipts, in its data export: child table in brackets',
    ...utf8(
      ',',
      '"ID","Supplier","Date","Posting Time","Item Code (Items)","Item Name (Items)","Accepted Quantity (Items)","UOM (Items)","Rate (Items)","Amount (Items)"',
      '"MAT-PRE-2026-00007","Kasi Recyclers","27-11-2026","14:46:09","CU-5302","Copper","86.5","Kg","102.4","8857.6"',
    ),
    header: 1,
    expected: { number: 0, seller: 1, date: 2, time: 3, code: 4, material: 5, weight: 6, unit: 7, price: 8, value: 9 },
    first: { row: 2, date: '2026-11-27', kg: 86.5 },
  },
  {
    source: 'paste of a shared sheet: tabs, am and pm, gross minus tare',
    ...utf8('\t', 'When\tFrom\tWhat\tKg\tPaid', '3/4/2026 2:46 pm\tKasi\tCopper\t1240-380\tR3,010.00'),
    header: 1,
    expected: { date: 0, seller: 1, material: 2, weight: 3, value: 4 },
    first: { row: 2, date: '2026-04-03T14:46', kg: 860 },
    order: 'dayFirst',
  },
]
