/** What crosses the network, in the words of the services (N4). */
export interface WireCourse {
  id: string;
  nom: string;
  categorie: string;
  categories: string[];
  BannerUrl?: string;
  langue: string;
  ShortDescription: string;
  /** JSON: `{"price":25000,"modalite":"premium"}`. */
  pricing: string;
}

export interface WireVideo {
  videoName: string;
  videoLink: string;
  videoDescription: string;
}

export interface WireSection {
  id: string;
  title: string;
  description: string;
  sectionMediaName?: string;
  /** Absent when the section is locked for the session's user (A5). */
  mediaLink?: string;
  /** The length of its video, in seconds, and the weight of its file, in bytes (D18). */
  sectionMediaSeconds?: number;
  sectionMediaBytes?: number;
}

export interface WireDetails {
  courseId: string;
  nom: string;
  description: string;
  benefits: string[];
  /** For whom the course is: « débutant » (D19). */
  niveau?: string;
}

export interface WireSubscription {
  courseId: string;
  type: string;
}

/** The `payload` of `{account site}/pay`; `price` is absent when it is unknown (O4). */
export interface WireOrder {
  type: 'full' | 'section';
  courseName: string;
  formationId: string;
  price?: number;
  sectionId?: string;
  sectionTitle?: string;
}

/** The body of `POST /v3/sendMessage` (F4). */
export interface WireMessage {
  name: string;
  phone: string;
  message: string;
  type: string;
  page: string;
}

/** Every refusal of the local API: a status and a sentence in French (W16). */
export interface WireError {
  status: number;
  error: string;
}
