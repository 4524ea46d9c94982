/**
 * Names that the French dictionary does not know: towns and regions of here, neighbours, first names, family
 * names, technologies (those of the tutorials are read in `content/resources.yaml`). Writers may use any of them, so none is ever one too many, unlike the words of
 * `content/dictionnaire.txt`.
 */
const SENEGAL = `Abéné Almadies Bakel Bambey Bargny Bignona Birkelane Bounkiling Cap-Skirring Casamance Cayor Colobane
  Dagana Dahra Dakar Darou Diamniadio Diass Diembéring Diouloulou Diourbel Djolof Djoudj Elinkine Fadiouth
  Fatick Ferlo Foulah Foundiougne Fouta Fouta-Toro Gandiol Gorée Gossas Goudiry Goudomp Grand-Yoff Guédiawaye
  Guet-Ndar Guinguinéo Joal Joal-Fadiouth Kaffrine Kafountine Kahone Kanel Kaolack Karabane Kayar Kébémer
  Kédougou Keur Khombole Kolda Koumpentoum Koungheul Linguère Lompoul Louga Malem-Hodar Malika Massar Matam
  Mbacké Mboro Mbour Médina Mékhé Mermoz Mlomp Mousty Ndangane Ndar Ndioum Ngaparou Ngor Nianing Niayes Nioro
  Niokolo-Koba Ouakam Ourossogui Oussouye Passy Pikine Podor Popenguine Portudal Pout Ranérou Richard-Toll
  Rosso Rufisque Saint-Louis Salémata Saloum Saly Sandaga Saraya Sébikotane Sédhiou Sine Sine-Saloum Sokone
  Somone Tambacounda Thiaroye Thiès Thilogne Thionck-Essyl Tivaouane Touba Vélingara Yeumbeul Yoff Ziguinchor`;
const BEYOND = `Abidjan Abuja Accra Alger Bafatá Bamako Banjul Bissau Bobo-Dioulasso Bouaké Brazzaville Brikama
  Cap-Vert Casablanca Conakry Cotonou Douala Freetown Gabú Gao Guinée-Bissau Kaédi Kankan Kayes Kindia Kinshasa
  Labé Lagos Libreville Lomé Mamou Mindelo Monrovia Mopti Niamey Nouadhibou Nouakchott Nzérékoré Ouagadougou
  Porto-Novo Praia Rabat Ségou Sélibabi Serrekunda Sikasso Tombouctou Tunis Yamoussoukro Yaoundé`;
const WOMEN = `Adama Aïcha Aïda Aïssatou Aminata Amy Anta Arame Astou Awa Bineta Binta Bintou Codou Coumba Daba Dado
  Diary Dieynaba Djeneba Djénéba Fama Fanta Fatima Fatimata Fatou Fatoumata Gnagna Gnilane Hawa Isseu Kadiatou
  Khadidiatou Khadija Khady Khoudia Kiné Maguette Maïmouna Mame Marème Mariama Marie-Thérèse Marième Mariétou
  Mbathio Mbayang Nabou Nafi Nafissatou Ndella Ndèye Ngoné Nogaye Oulimata Oumou Oumy Penda Rama Ramata Rokhaya
  Rougui Sadio Safiétou Salimata Seynabou Sira Siré Soda Sokhna Tabara Tening Thioro Yacine Yandé Yaye Zeynab`;
const MEN = `Abdou Abdoulaye Alassane Aliou Alioune Alpha Amadou Amath Assane Baba Babacar Baïdy Balla Bara Bassirou
  Birame Bocar Boubacar Cheick Cheikh Cheikhou Daouda Demba Djibril Djiby Doudou Elimane Fallou Famara Gora
  Gorgui Habib Hadji Hamady Hamidou Ibou Ibra Ibrahima Idrissa Idy Ismaïla Issa Jean-Baptiste Kader Kalidou Kéba
  Khadim Khalifa Lamine Landing Lansana Lassana Macodou Makhtar Malang Malick Mamadou Mansour Massamba Mbagnick
  Mbaye Médoune Meïssa Modou Momar Mor Mouhamadou Mouhamed Moussa Moustapha Ndiaga Ndiogou Niokhor Omar Oumar
  Ousmane Ousseynou Pape Saër Saliou Samba Sékou Serigne Seydou Sidy Souleymane Talla Thierno Tidiane Waly Yaya
  Yoro Youssou Youssouf Youssoupha`;
const FAMILIES = `Ba Bâ Badiane Badji Barry Bathily Camara Cissé Cissokho Coly Coulibaly Diack Diagne Diakhaté Diallo Diarra
  Diatta Diaw Diédhiou Dieng Dièye Diongue Diop Diouf Dramé Fall Faye Gaye Gning Gueye Guèye Kane Kanté Kébé Keïta
  Konaté Ly Mané Manga Mbengue Mbodj Mendy Ndao Ndiaye Ndour Ndoye Ngom Niane Niang Sagna Sall Samb Sambou Sané
  Sarr Seck Sène Sonko Sow Sy Sylla Tall Thiam Thiaw Thioune Tine Touré Traoré Wade Wane Yade`;
const TECHNOLOGIES = `Chromium Debian Django Docker Flutter GitHub GitLab Kotlin Laravel Linux macOS MariaDB
  PostgreSQL PowerShell SQLite Ubuntu VSCode WordPress`;

/** A person of a scene, by what one calls her or him. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  [WOMEN, MEN].flatMap((list) => list.split(/\s+/)),
);

export const PROPER_NAMES: ReadonlySet<string> = new Set(
  [SENEGAL, BEYOND, WOMEN, MEN, FAMILIES, TECHNOLOGIES].flatMap((list) => list.split(/\s+/)),
);
