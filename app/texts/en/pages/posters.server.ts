/** The alternative texts of posters, by the names of their files in `public/pictures/posters`. */
export const posters = {
  hero: "A small wine-red car with a roof box climbs a winding mountain road at sunrise towards Gergeti Trinity Church and snow-covered Mount Kazbek, with a sea of clouds in the valley and a shepherd and his flock beside the road.",
  tbilisi:
    "Old Tbilisi on a warm evening: Metekhi Church on its cliff above the Mtkvari, Narikala Fortress on the ridge, the brick domes of the sulphur baths, a house with carved wooden balconies and a black cat on the rail.",
  batumi:
    "Batumi’s seafront at sunset: the Alphabetic Tower, the skyscraper with a Ferris wheel in its facade, the Ali and Nino statues by the pebble beach, palms, a cyclist and a leaping dolphin, with the mountains of Adjara behind.",
  kutaisi:
    "Kutaisi at noon: Bagrati Cathedral with its green roofs on the hill, red-roofed houses climbing the bank, and the White Bridge over the white stones of the Rioni.",
  sighnaghi:
    "Sighnaghi in the morning: the town wall with its towers winds around red-roofed houses and a church, with the fields of the Alazani Valley far below, the snowy wall of the Great Caucasus beyond and vineyards in front.",
  kazbegi:
    "Gergeti Trinity Church and its bell tower stand on a green hill above the clouds at dawn, with glaciated Mount Kazbek rising behind and a horse grazing in the meadow.",
  vardzia:
    "The cave city of Vardzia: tiers of rock-cut rooms and an arched bell-tower portico in a huge tuff cliff above the Mtkvari, with a white van on the road below.",
  borjomi:
    "Borjomi gorge from the carved balcony of the Blue Palace: the glass mineral-water pavilion in the park, red cable cars over wooded slopes and a green bottle on the rail.",
  svaneti:
    "The stone towers of Ushguli crowd together under the long white wall of Shkhara, with a horse grazing in the meadow by the stream.",
  "batumi-botanical":
    "Giant leaves and garden terraces of the Batumi Botanical Garden drop to a cove where a train follows the shore.",
  "batumi-boulevard":
    "A cyclist rides along Batumi Boulevard between palms and bamboo towards a white colonnade framing the sunset over the sea.",
  "batumi-gonio":
    "The rectangular Roman walls and towers of Gonio fortress enclose cypresses between green mountains and a strip of beach.",
  "batumi-makhuntseti":
    "Two walkers cross the arched stone bridge of Queen Tamar with the Makhuntseti waterfall behind it and a heron in the river.",
  "batumi-mtirala":
    "Two hikers cross a rope bridge above a waterfall pool in the misty rainforest of Mtirala National Park.",
  "batumi-old-town":
    "Evening lamps light the Piazza in old Batumi with its clock tower, round mosaic, balconies and café tables, watched by a black cat.",
  "guide-4x4":
    "A boxy orange 4x4 fords a stream on a track while ordinary cars use the paved road across the valley.",
  "guide-airport":
    "A rental car waits with its lights on outside Tbilisi Airport at night as a plane lands past the control tower and moon.",
  "guide-car-rental":
    "A red car drives across an unrolled map of Georgia with pins along the road, the sea on the left and the Caucasus rising above.",
  "guide-mountain-roads":
    "Hairpins without guard rails climb a mountain above the clouds as a red car waits for cows on the road.",
  "guide-prices":
    "A red car passes milestones that grow shorter along the road beneath a setting sun shaped like a coin.",
  "guide-tbilisi-batumi":
    "A long road crosses a Rikoti viaduct, enters a tunnel and winds over autumn hills to the sea and Batumi at sunset.",
  "kazbegi-ananuri":
    "Ananuri fortress with its crenellated walls, two churches and square tower glows at dusk beside the Zhinvali reservoir.",
  "kazbegi-dariali":
    "A minibus leaves a road tunnel in the Dariali gorge, where the Terek runs between sheer cliffs past the towers of the new monastery.",
  "kazbegi-gergeti":
    "Hikers climb the path to Gergeti Trinity Church and its bell tower, with the roofs of Stepantsminda far below and the slopes of Mount Kuro behind.",
  "kazbegi-gudauri":
    "The half-round Friendship Monument with its bright mosaic stands over an autumn valley at Gudauri while paragliders drift past.",
  "kazbegi-juta":
    "The jagged towers of the Chaukhi massif rise over Juta’s green valley with its stream, tents, lodge and a grazing horse.",
  "kazbegi-truso":
    "Ochre travertine terraces and a mineral lake lie before the braided river, ruined towers and Zakagori fortress in the Truso valley.",
  "svaneti-becho":
    "Hayricks in a golden meadow in the Becho valley, a trail towards the Shdugra waterfall and the south face of Ushba above the forest.",
  "svaneti-chalaadi":
    "A hiker crosses the suspension bridge over a rushing grey river below the tongue of the Chalaadi glacier.",
  "svaneti-hatsvali":
    "The Hatsvali chairlift glides over snowy spruces and a lone skier, with Ushba and the white pyramid of Tetnuldi ahead.",
  "svaneti-koruldi":
    "The small Koruldi lakes on a high meadow mirror the double horn of Ushba, with a local driver’s red 4x4 on the shore.",
  "svaneti-mestia":
    "Mestia in the evening: Svan towers among tiled houses in the valley and the twin peaks of Ushba catching the last light.",
  "svaneti-ushguli":
    "Lamaria church and its lone tower with one lit window on the hill above Ushguli at dusk, Shkhara glowing behind.",
  fallback:
    "Rolling ridges of the Caucasus in pale morning light, with a low sun and an empty road disappearing over a green hill.",
};
