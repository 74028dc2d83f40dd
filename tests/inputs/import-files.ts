/** Bytes of a text in which every character is one byte, such as Windows-1252 in its lower half. */
export const oneByte = (text: string) => Uint8Array.from(text, character => character.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(text, character => [character.charCodeAt(0), 0]).flat()])

type Shape = {
  /** Program or publisher of files with this shape, and where it is shown. */
  source: string
  file: Uint8Array
  delimiter: string
  encoding: string
  /** Row number of the headings in a spreadsheet. */
  header: number | null
  name: number | null
  factor: number | null
  /** Doubts of the columns with factors. */
  doubts: readonly string[]
}

/** Files of other programs, as public tests, parsers and guides show them. The values are invented. */
export const shapes: readonly Shape[] = [
  {
    source: 'flat file of the UK government conversion factors (DESNZ): title rows, UOM and GHG/Unit',
    file: utf8(
      'UK Government GHG Conversion Factors for Company Reporting,,,,,,\nFactors by Category,,,,,,\n' +
        'ID,Level 2,Material,Column Text,UOM,GHG/Unit,GHG Conversion Factor 2025\n' +
        '9_1,Metal,Metal: scrap,Closed-loop source,tonnes,kg CO2e,1234.5678\n9_2,Paper,Paper,,tonnes,kg CO2e,\n',
    ),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 3,
    name: 2,
    factor: null,
    doubts: ['mass'],
  },
  {
    source: 'factor list of a university’s CO₂ calculator: unnamed index, unit and co2e_unit',
    file: utf8(',name,unit,co2e_unit,emission_factor\n0,coal,kWh,kg/kWh,0.99\n1,wood,kWh,kg/kWh,0.01\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: 1,
    factor: null,
    doubts: ['emitted'],
  },
  {
    source: 'factor lists of life-cycle tools: the unit of the material beside the factor',
    file: utf8('Material,Factor,Unit\nSteel,1.99,kg\nGlass,0.88,kg\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: 0,
    factor: null,
    doubts: ['mass'],
  },
  {
    source: 'factor lists of life-cycle tools: kg CO2e/kg beside the factor',
    file: utf8('Material,Factor,Unit\nSteel,1.99,kg CO2e/kg\nGlass,0.88,kg CO2e/kg\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: 0,
    factor: 1,
    doubts: [],
  },
  {
    source: 'SAP goods movements in German, in tests of emission reports: BOM or Windows-1252, decimal commas',
    file: oneByte(
      'Buchungsdatum;Werk;Bewegungsart;Materialkurztext;Menge;Basismengeneinheit;Belegnummer\n' +
        '27.11.2026;ZA01;101;Messingsp\u00e4ne;1.500,50;KG;100021\n26.11.2026;ZA01;201;Zinn;1.000,00;KG;100022\n',
    ),
    delimiter: ';',
    encoding: 'Windows-1252',
    header: 1,
    name: 3,
    factor: null,
    doubts: [],
  },
  {
    source: 'SAP goods movements in German with tabs, in a test of an import: number and short text of the material',
    file: utf8(
      'Buchungskreis\tWerk\tMaterial\tMaterialkurztext\tBewegungsart\tBuchungsdatum\tMenge\tMeins\n' +
        'ZA01\t1100\tBR-5304\tMessing\t101\t20261127\t1.500,000\tKG\nZA01\t1100\tSN-5308\tZinn\t101\t20261126\t20,000\tKG\n',
    ),
    delimiter: '\t',
    encoding: 'UTF-8',
    header: 1,
    name: null,
    factor: null,
    doubts: [],
  },
  {
    source: 'list saved by a spreadsheet as Unicode text: title, UTF-16 and tabs',
    file: utf16(
      'Stock list\t\t\t\r\n\r\nMaterial\tBase Unit of Measure\tGW code\tCO2 factor (kg/kg)\r\nBrass\tKG\tGW 53-04\t2,51\r\n',
    ),
    delimiter: '\t',
    encoding: 'UTF-16',
    header: 3,
    name: 0,
    factor: 3,
    doubts: [],
  },
  {
    source: 'QuickBooks Online list of products and services, in a test of a catalogue: commas in names',
    file: utf8(
      'Product/Service Name,Sales Description,Type,Sales Price,Purchase Cost\n' +
        '"Brass, mixed","Scrap, box of 12",Inventory,34.50,18.75\n"Copper wire",,Inventory,189.00,102.40\n',
    ),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: 0,
    factor: null,
    doubts: [],
  },
  {
    source: 'QuickBooks report, in a parser that skips three rows: title, period and an empty row, and a row of totals',
    file: utf8(
      '"Sales by Product/Service Summary"\n"January - November 2026"\n\n"Product/Service","Quantity","Amount","% of Sales"\n' +
        '"Brass","860.00","1,310.50","40.5 %"\n"Copper","120.00","1,925.00","59.5 %"\n"TOTAL","980.00","3,235.50","100 %"\n',
    ),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 4,
    name: 0,
    factor: null,
    doubts: [],
  },
  {
    source: 'worksheet for counting stock of an accounting program: title, day, place and signature above the headings',
    file: utf8(
      'Physical Inventory Worksheet\nDate: 2026-11-27\nLocation: North yard\nCounted By: ____________\n\n' +
        'Item,SKU,Location,Physical Count,Notes\nBrass,BR-5304,,860,\nCopper,CU-5302,,120,wet\n',
    ),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 6,
    name: 0,
    factor: null,
    doubts: [],
  },
  {
    source: 'Xero list of items, in a guide for a price list: an asterisk for required columns',
    file: utf8(
      '*ItemCode,ItemName,Quantity,PurchasesDescription,PurchasesUnitPrice,SalesDescription,SalesUnitPrice\n' +
        'BR-5304,Brass,860,Mixed brass,34.50,Brass,41.00\nCU-5302,Copper,120,,102.40,Copper,110.00\n',
    ),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: 1,
    factor: null,
    doubts: [],
  },
  {
    source: 'register of a yard: title in the first cell, empty cells beside it',
    file: utf8('Register of the north yard,,\nName,GW code,CO2 factor\nBrass,GW 53-04,2.51\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 2,
    name: 0,
    factor: 2,
    doubts: [],
  },
  {
    source: 'report of a parser’s users: title in the middle, empty row, spaces after commas',
    file: utf8(', , TITLE, \n, , , \nMaterial, Code, Factor, Note\nBrass, GW 53-04, 2.51, x\n'),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 3,
    name: 0,
    factor: 2,
    doubts: [],
  },
  {
    source: 'article list of Excel in German, in a test of an import: Windows-1252, days, empty cells',
    file: oneByte(
      'Artikelnummer;Bezeichnung;Preis;G\u00fcltig ab;Aktiv;Land;Menge\r\nA-1;K\u00e4fig;12,50;27.11.2026;ja;DE;3\r\nA-2;Blech;1.234,99;01.11.2026;nein;AT;\r\n',
    ),
    delimiter: ';',
    encoding: 'Windows-1252',
    header: 1,
    name: null,
    factor: null,
    doubts: [],
  },
  {
    source: 'article list of Excel in French, in a test of a catalogue: an inch sign in a name, a row without a name',
    file: utf8(
      'Nom;Cat\u00e9gorie;Prix de vente;Co\u00fbt d\u2019achat;Unit\u00e9\nTube de laiton 6";M\u00e9taux;12,75;7,20;pied\nPlomb;M\u00e9taux;45,00;;unit\u00e9\n;M\u00e9taux;99,00;10,00;unit\u00e9\n',
    ),
    delimiter: ';',
    encoding: 'UTF-8',
    header: 1,
    name: null,
    factor: null,
    doubts: [],
  },
  {
    source: 'price list in French: units, spaces between thousands, quotes',
    file: utf8('Code;D\u00e9signation;Unit\u00e9;Facteur\nGW 53-04;"Laiton; jaune";kg;"2,51"\nGW 53-08;Plomb;kg;1,5\n'),
    delimiter: ';',
    encoding: 'UTF-8',
    header: 1,
    name: null,
    factor: null,
    doubts: [],
  },
  {
    source: 'material list in Swedish: byte order mark, currency in the headings',
    file: utf8('\ufeffArtikelnummer;Ben\u00e4mning;Enhet;\u00c0-pris (SEK)\n1;M\u00e4ssing;kg;69,00\n2;Tenn;kg;12,5\n'),
    delimiter: ';',
    encoding: 'UTF-8',
    header: 1,
    name: null,
    factor: null,
    doubts: [],
  },
  {
    source: 'weighbridge tickets of a buyer of grain: weights without units',
    file: utf8(
      'Ticket Number,Date,Driver,Location,Commodity,Gross Weight,Tare Weight,Net Weight,Status\n' +
        '1,2026-11-27,N. Dube,North,Brass,1240,380,860,done\n2,2026-11-27,T. Nel,North,Copper,1500,380,1120,done\n',
    ),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: 4,
    factor: null,
    doubts: [],
  },
  {
    source: 'weighbridge list of a transfer station: no column of materials, spaces in headings, days as M/D/YYYY',
    file: utf8(
      'VEHICLENO,Zone,Transfer Station,Date In (M/D/YYYY),Time In,Gross Weight,Tare Weight,Net Weight, Site\n' +
        'ND 123,4,North,11/27/2026,07:42,12400,3800,8600,Landfill\nND 456,4,North,11/27/2026,09:10,9800,3800,6000,Landfill\n',
    ),
    delimiter: ',',
    encoding: 'UTF-8',
    header: 1,
    name: null,
    factor: null,
    doubts: [],
  },
]
