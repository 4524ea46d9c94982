int twice(int nombre);
